import { memo } from 'react';
import type { ReactNode } from 'react';
import './LandingText.css';
import { useAppSelector } from '../../framework/hooks.ts';
import { useCachedFragment } from '../../framework/CachedFragments.ts';
import { brandFacet, toListPath } from '../../../shared/catalogue/list/listState.ts';
import { valueLabel } from '../../../shared/catalogue/vocabulary.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { buildListContext } from '../listContext.ts';
import type { Landing } from './carListState.ts';

/** Text about a brand or model below its cars, with links to models and other brands. */
export function LandingText({ written }: { written: boolean }): ReactNode {
  const landing = useAppSelector((state) => state.carList.landing);
  return landing && <Shown landing={landing} written={written} />;
}

const Shown = memo(function Shown({ landing, written }: { landing: Landing; written: boolean }): ReactNode {
  const ready = useCachedFragment('landing');
  const t = useTexts();
  const site = useSite();
  const urls = buildListContext(site, t);
  if (ready) return <div className="landing" {...ready} />;
  return (
    <div className="landing">
      {/* texts by editors replace the generated one */}
      {landing.text && !written && <p className="landing-text">{landing.text}</p>}
      {landing.groups.map(({ title, brand, values }) => (
        <nav key={title} className="landing-group" aria-label={title}>
          <h2 className="h3">{title}</h2>
          <ul className="landing-links">
            {values.map(([value, count]) => (
              <li key={value} className="landing-item">
                <a
                  className="landing-link"
                  href={toListPath({ filters: { [brandFacet]: [brand ? `${brand}>${value}` : value] } }, urls)}
                >
                  {brand ? valueLabel(site.valueLabels, 'car_model', value) : value}
                </a>
                <span className="landing-count">{count}</span>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
});
