import { useState } from 'react';
import type { ReactNode } from 'react';
import './CarSpecification.css';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { carDescription } from '../../../../shared/catalogue/car/carInLanguage.ts';
import { moneyText, numberText } from '../../../../shared/catalogue/moneyText.ts';
import { factsInLanguage } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import { placeFacts, technicalData } from '../../../../shared/catalogue/car/technicalData.ts';
import type { TechnicalRow } from '../../../../shared/catalogue/car/technicalData.ts';
import { FactValue } from '../../card/FactValue.tsx';
import { useAppSelector } from '../../../framework/hooks.ts';
import { useSite } from '../../../site/useSite.ts';
import type { SiteContext } from '../../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../../site/translate.ts';
import { Collapse, CollapseButton } from '../../../ui/Collapse.tsx';
import { CarHistory } from './CarHistory.tsx';
import { Condition } from './Condition.tsx';
import { Equipment } from './Equipment.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import type { PartProps } from './PartProps.ts';
import { SellingPoints } from './SellingPoints.tsx';

export interface CarSpecificationProps extends PartProps {
  /** The car in the visitor's language. */
  shown: Partial<Car>;
  layout: SiteContext['carDetailLayout'];
}

/** The document of a car, from its key facts to its technical data. */
export function CarSpecification({ car, shown, t, layout }: CarSpecificationProps): ReactNode {
  return (
    <>
      <KeyFacts car={shown} t={t} />
      {layout === 'alternate' && <Condition car={shown} t={t} />}
      <SellingPoints car={shown} t={t} />
      {layout !== 'alternate' && <Condition car={shown} t={t} />}
      <Equipment car={shown} t={t} />
      <Description car={car} t={t} />
      <CarHistory car={shown} t={t} />
      <TechnicalTable car={shown} t={t} />
    </>
  );
}

/** True if a text is surely lower than 300 px on the narrowest screen, at about 34 characters per line. */
function surelyShort(paragraphs: string[]): boolean {
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => Math.ceil((line.length + 1) / 34));
  return lines.reduce((sum, count) => sum + count, paragraphs.length - 1) <= 9;
}

/** The car's description; in a language other than the page's, under a heading that names it. */
export function Description({ car, t }: PartProps): ReactNode {
  const description = carDescription(car, useSite());
  const descriptionLanguage = useAppSelector((state) => state.carDetail.descriptionLanguage);
  if (!description) return null;
  const paragraphs = description.text.split(/\n\s*\n|\r\n\s*\r\n/);
  const { language } = description;
  return (
    <section id="description" className="car-detail-section">
      <h2 className="h3">{descriptionLanguage ? `${t('description')} (${descriptionLanguage})` : t('description')}</h2>
      <Collapse surelyFits={surelyShort(paragraphs)} moreLabel={t('showMoreText')} lessLabel={t('showLessText')}>
        <div className="car-description" lang={language ?? undefined}>
          {paragraphs.map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </Collapse>
    </section>
  );
}

/** Number of rows of technical data shown at first. */
const rowsAtFirst = 5;

function TechnicalTable({ car, t }: PartProps): ReactNode {
  const site = useSite();
  const [open, setOpen] = useState(false);
  const facts = factsInLanguage(car, site, { yes: t('yes'), no: t('no') }).filter(({ group }) => group !== 'condition');
  const rows = placeFacts(technicalData(car, site.locale), ({ label }) => label, facts);
  if (rows.length === 0) return null;
  return (
    <section id="technical" className="car-detail-section">
      <h2 className="h3" id="technical-title">
        {t('technicalData')}
      </h2>
      <table
        className={open ? 'technical-table technical-table-open' : 'technical-table'}
        aria-labelledby="technical-title"
      >
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className={at < rowsAtFirst ? undefined : 'technical-table-more'}>
              <th scope="row">{'key' in row ? row.label : t(row.label)}</th>
              <td>{'key' in row ? <FactValue fact={row} /> : valueText(row, t, site)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > rowsAtFirst && (
        <CollapseButton
          open={open}
          moreLabel={t('showAllTechnicalData')}
          lessLabel={t('showLessTechnicalData')}
          onToggle={() => setOpen(!open)}
        />
      )}
    </section>
  );
}

function valueText({ label, value }: TechnicalRow, t: Translate, { locale, currency }: SiteContext): string {
  if (label === 'beneficialValue') return t('amountPerYear', { amount: moneyText(Number(value), locale, currency) });
  if (label === 'priceBaseAmounts') return numberText(Number(value), locale, 2);
  return label === 'ncapStars' ? t('ncapStarsValue', { count: value }) : value;
}
