import { useState } from 'react';
import type { ReactNode } from 'react';
import './OfferRow.css';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { OfferRow } from './OfferRow.tsx';
import type { OfferChoices } from './useSelection.ts';

interface OfferCategoriesProps {
  categories: readonly OfferingCategory[];
  choices: OfferChoices;
  /** Opens all categories at first; default: the first one and those with a choice. */
  allOpen?: boolean;
}

/** Offerings by collapsible category, with a note on unknown prices. */
export function OfferCategories({ categories, choices, allOpen = false }: OfferCategoriesProps): ReactNode {
  const t = useTexts();
  const [openAtFirst] = useState(() =>
    categories.map((category, index) => allOpen || index === 0 || chosenIn(category, choices) > 0),
  );
  const somePriceMissing = categories.some(({ offerings }) =>
    offerings.some(({ isAvailable, priceKnown }) => isAvailable && !priceKnown),
  );
  return (
    <>
      {categories.map((category, index) => (
        <Category key={category.name} category={category} choices={choices} open={openAtFirst[index] ?? false} />
      ))}
      {somePriceMissing && <p className="small muted offers-note">{t('bookingPriceMissingNote')}</p>}
    </>
  );
}

function Category({
  category,
  choices,
  open,
}: {
  category: OfferingCategory;
  choices: OfferChoices;
  open: boolean;
}): ReactNode {
  const t = useTexts();
  const { name, icon, offerings, selectionType } = category;
  const count = chosenIn(category, choices);
  const rows = offerings.map((offering) => (
    <OfferRow key={offering.code} offering={offering} category={category} choices={choices} />
  ));
  return (
    <Accordion
      open={open}
      title={
        <span className="offer-category-title">
          {icon && <img className="offer-category-icon" src={icon} alt="" width={24} height={24} />}
          {name}
        </span>
      }
      aside={count > 0 && t('bookingChosenCount', { count })}
    >
      {selectionType === null ? (
        <div className="offers" role="group" aria-label={name}>
          {rows}
        </div>
      ) : (
        <>
          <p className="small muted offers-hint">{t('bookingSingleChoice')}</p>
          <div className="offers offers-single" role="radiogroup" aria-label={name}>
            {rows}
          </div>
        </>
      )}
    </Accordion>
  );
}

function chosenIn({ offerings }: OfferingCategory, { chosen }: OfferChoices): number {
  return offerings.filter(({ code }) => Object.hasOwn(chosen, code)).length;
}
