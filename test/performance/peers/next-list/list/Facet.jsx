import { Icon } from './Icon.jsx';

function FacetValue({ name, value, label, count }) {
  return (
    <label className="facet-value">
      <input type="checkbox" className="facet-box" name={name} value={value} />
      <span>{label}</span>
      <span className="facet-count">{count}</span>
    </label>
  );
}

function RangeFacet({ title, histogram, bounds }) {
  return (
    <>
      <svg className="range-slider" width="100%" height="116">
        <g role="img" aria-label={title}>
          <path className="range-slider-bar" d={histogram} />
        </g>
        <circle className="range-slider-thumb" role="slider" aria-label="Från" cx="0%" cy="74" r="12" />
        <circle className="range-slider-thumb" role="slider" aria-label="Till" cx="100%" cy="74" r="12" />
      </svg>
      {bounds.map(({ name, label, placeholder }) => (
        <label key={name + label} className="range-bound">
          <span>{label}</span>
          <input type="text" inputMode="numeric" name={name} placeholder={placeholder} />
        </label>
      ))}
    </>
  );
}

export function Facet({ facet }) {
  const { title, values, histogram, bounds } = facet;
  return (
    <details className="accordion" open>
      <summary className="accordion-head">
        <span>{title}</span>
        <Icon path="m6 9 6 6 6-6" />
      </summary>
      <div className="accordion-body">
        <fieldset>
          <legend className="visually-hidden">{title}</legend>
          {histogram && <RangeFacet title={title} histogram={histogram} bounds={bounds} />}
          {values.map((value) => (
            <FacetValue key={value.value} {...value} />
          ))}
        </fieldset>
      </div>
    </details>
  );
}
