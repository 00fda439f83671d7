import type { ReactNode } from 'react';
import './CarSpecification.css';
import { localDay } from '../../../../shared/catalogue/car/carRules.ts';
import { factsInLanguage } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import type { LocalFact } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import { useSite } from '../../../site/useSite.ts';
import { FactValue } from '../../card/FactValue.tsx';
import type { PartProps } from './PartProps.ts';

/** Facts of the car's condition, from its feed, one row per label. Renders nothing without any. */
export function Condition({ car, t }: PartProps): ReactNode {
  const site = useSite();
  const facts = factsInLanguage(car, site, { yes: t('yes'), no: t('no') }).filter(({ group }) => group === 'condition');
  const byLabel = new Map<string, LocalFact[]>();
  for (const fact of facts) byLabel.set(fact.label, [...(byLabel.get(fact.label) ?? []), fact]);
  if (byLabel.size === 0) return null;
  return (
    <section className="car-detail-section">
      <h2 className="h3">{t('condition')}</h2>
      <table className="technical-table" aria-label={t('condition')}>
        <tbody>
          {[...byLabel].map(([label, rows]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {rows.map((fact) => (
                  <p key={fact.key}>
                    <FactValue fact={{ ...fact, text: localDay(fact.text, site.locale) || fact.text }} />
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
