import { Icon } from './Icon.jsx';

export function CarCard({ car }) {
  const { name, href, picture, facts, lines, city, save, compare } = car;
  return (
    <article className="card car-card">
      <div className="card-media">
        <span className="picture">
          {picture.blur && <img className="picture-blur" src={picture.blur} alt="" aria-hidden="true" />}
          <img
            className="picture-image"
            loading="lazy"
            decoding="async"
            sizes={picture.sizes}
            srcSet={picture.srcSet}
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
          />
        </span>
        <button type="button" className="save-button" aria-pressed="false" aria-label={save}>
          <Icon path="M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5C20.5 15 12 20 12 20Z" />
        </button>
      </div>
      <div className="card-body">
        <h2 className="car-card-name">
          <a href={href} className="card-link">
            {name}
          </a>
        </h2>
        <ul className="car-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="car-card-prices">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="car-card-foot">
        <p className="car-card-city">{city}</p>
        <div className="car-card-actions">
          <button type="button" className="compare-toggle" aria-pressed="false" aria-label={compare}>
            <span className="compare-toggle-box">
              <Icon path="m5 12.5 4.5 4.5L19 7.5" />
            </span>
            Jämför
          </button>
        </div>
      </div>
    </article>
  );
}
