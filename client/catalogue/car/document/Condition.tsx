import type { ReactNode } from 'react';
import { localDay } from '../../../../shared/catalogue/car/carRules.ts';
import { factsInLanguage } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import type { LocalFact } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import { useSite } from '../../../site/useSite.ts';
import { FactValue } from '../../card/FactValue.tsx';
import type { PartProps } from './CarSpecification.tsx';

/** Facts of the car's condition, from its feed. Renders nothing without any. */
export function Condition({ car, t }: PartProps): ReactNode {
  if (!car.car_facts?.length) return null;
  return (
    <section id="condition" className="car-detail-section car-condition-section">
      <h2 className="h3">{t('condition')}</h2>
      <ConditionFacts car={car} t={t} />
    </section>
  );
}

/** Rows of the car's condition; equal labels share one. */
export function ConditionFacts({ car, t }: PartProps): ReactNode {
  const site = useSite();
  const facts = factsInLanguage(car, site, { yes: t('yes'), no: t('no') }).filter(({ group }) => group === 'condition');
  const byLabel = new Map<string, LocalFact[]>();
  for (const fact of facts) byLabel.set(fact.label, [...(byLabel.get(fact.label) ?? []), fact]);
  if (byLabel.size === 0) return null;
  return (
    <dl className="car-condition">
      {[...byLabel].map(([label, rows]) => (
        <div key={label}>
          <dt>{label}</dt>
          {rows.map((fact) => (
            <dd key={fact.key}>
              <FactValue fact={{ ...fact, text: localDay(fact.text, site.locale) || fact.text }} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
