import { useDeferredValue, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './OfferRow.css';
import type { Offering, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { unitChoices } from '../../../shared/booking/steps/selectionRules.ts';
import { useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DemandField } from './DemandField.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import type { OfferChoices } from './useSelection.ts';

interface OfferRowProps {
  offering: Offering;
  category: OfferingCategory;
  choices: OfferChoices;
}

/** A service or add-on to choose: its name, price, description, and the input that it requires. */
export function OfferRow({ offering, category, choices }: OfferRowProps): ReactNode {
  const t = useTexts();
  const id = useId();
  const { name, code, description, listItems, unitPrice, isAvailable } = offering;
  const single = category.selectionType !== null;
  const ticked = isAvailable && choices.isTicked(code);
  const chosen = choices.chosen[code];
  const units = unitPrice ? unitChoices(unitPrice) : [];
  const toggle = (): void => {
    if (ticked) choices.untick(offering);
    else choices.tick(offering, category);
  };
  const box = useRef<HTMLInputElement>(null);
  // fields for details of the choice render after the press is shown
  const hasDetails = useDeferredValue(ticked) && ticked;
  const radioKeys = useRemoveByKey(ticked, () => choices.untick(offering));

  if (!isAvailable) {
    return (
      <div className="offer offer-unavailable">
        <span className="offer-name">{name}</span>
        <p className="offer-text small">{t('bookingOfferUnavailable')}</p>
      </div>
    );
  }
  return (
    <div className={classNames('offer', ticked && 'offer-on')}>
      <label className="offer-label">
        {/* pressing a selected radio again clears it, so the handler listens for clicks, not changes */}
        <input
          type={single ? 'radio' : 'checkbox'}
          className="offer-box"
          name={single ? `${choices.type}-${category.name}` : undefined}
          checked={ticked}
          onChange={single ? ignore : toggle}
          onClick={single ? toggle : undefined}
          {...(single && radioKeys)}
          ref={box}
          aria-describedby={`${id}-price ${id}-text`}
        />
        <span className={classNames('offer-mark', single && 'offer-mark-radio')} aria-hidden="true">
          {!single && <Icon name="check" />}
        </span>
        <span className="offer-name">{name}</span>
      </label>
      <span className="offer-cost" id={`${id}-price`}>
        <OfferPrice
          price={offering.price}
          known={offering.priceKnown}
          discount={offering.priceDiscount}
          explanation={offering.notKnownPriceText || t('bookingPriceUnknown')}
          postfix={unitPrice?.postfix ?? ''}
        />
      </span>
      <div className="offer-text" id={`${id}-text`}>
        {description && <p className="small muted">{description}</p>}
        {listItems.length > 0 && (
          <ul className="offer-list small muted">
            {listItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      {single && ticked && (
        <button
          type="button"
          className="text-link offer-more offer-remove"
          aria-label={`${t('bookingRemoveChoice')}, ${name}`}
          onClick={() => {
            box.current?.focus();
            choices.untick(offering);
          }}
        >
          <span>{t('bookingRemoveChoice')}</span>
        </button>
      )}
      {hasDetails && choices.demandOf(offering) !== null && (
        <DemandField offering={offering} category={category} choices={choices} />
      )}
      {hasDetails && chosen && units.length > 1 && (
        <label className="offer-more offer-units">
          <span className="offer-units-label">{t('bookingUnits')}</span>
          <select
            className="form-control"
            aria-label={t('bookingUnitsOf', { offering: name })}
            value={chosen.unit}
            onChange={(event) => choices.setUnits(offering, Number(event.target.value))}
          >
            {units.map((count) => (
              <option key={count} value={count}>
                {`${count} ${unitPrice?.unitAbbreviation ?? ''}`.trim()}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** Key handlers that clear a selected radio: browsers send no click for Space on it. */
function useRemoveByKey(ticked: boolean, remove: () => void) {
  const removedByKey = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      if (!ticked || ![' ', 'Delete', 'Backspace'].includes(event.key)) return;
      event.preventDefault();
      removedByKey.current = event.key === ' ';
      remove();
    },
    onKeyUp: (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !removedByKey.current) return;
      event.preventDefault(); // where releasing Space presses, the choice would be restored
      removedByKey.current = false;
    },
  };
}

function ignore(): void {
  // React requires onChange on a controlled field; the click handler has done the work
}
