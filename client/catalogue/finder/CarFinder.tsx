import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import './CarFinder.css';
import { toAddress, emptyListState } from '../../../shared/catalogue/list/listState.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import { valueLabel } from '../../../shared/catalogue/vocabulary.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { listField, textField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Silhouette } from './Silhouette.tsx';
import { buildListContext } from '../listContext.ts';
import type { FinderState } from './FinderCounts.ts';
import { finderScale, priceFacet } from './finderScale.ts';

const noCars: FinderState = { total: 0, byBody: {}, maxPrice: 0 };
/** Time without a movement of the slider after which the cars are counted. */
const restMs = 200;

/**
 * The beginning of a used-car store: heading, highest price, and the bodies with their numbers of cars.
 * Without JavaScript the form leads to the list up to the price, and each body to its own.
 */
export function CarFinder({ section: { fields, uid }, index }: SectionProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const navigate = useNavigate();
  const stock = useAppSelector((state) => state.teasers[uid]?.finder) ?? noCars;
  const { max, step } = finderScale(stock.maxPrice);
  const [price, setPrice] = useState(max);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const moved = slider.current?.valueAsNumber;
    // the visitor may have moved it before it was hydrated
    if (moved !== undefined) setPrice(moved);
  }, []);
  const range = price < max ? `0-${String(price)}` : '';
  const { total, byBody } = useCounts(stock, range);
  const context = buildListContext(site, t);
  const addressOf = (body?: string): string =>
    toAddress(
      {
        ...emptyListState(context),
        filters: { ...(body && { car_body: [body] }), ...(range && { [priceFacet]: [range] }) },
      },
      context,
    );
  const priceText = range ? moneyText(price, site.locale, site.currency) : t('finderAnyPrice');
  const bodies = listField(fields, 'Bodies')
    .map((entry) => ({ body: textField(entry, 'Value'), shape: textField(entry, 'Shape') }))
    .filter(({ body }) => stock === noCars || (stock.byBody[body] ?? 0) > 0);

  return (
    <section className="car-finder">
      <div className="wrap car-finder-content" data-tone="inverse">
        <header>
          <EditableText fields={fields} name="Title" as={index === 0 ? 'h1' : 'h2'} className="car-finder-title" />
          <EditableText fields={fields} name="Text" as="p" className="car-finder-text" />
        </header>
        <form
          className="car-finder-form"
          action={context.listPath}
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(addressOf());
          }}
        >
          {max > 0 && (
            <>
              <label className="car-finder-label" htmlFor={`price-${uid}`}>
                {t('finderPrice')} <b className="num">{priceText}</b>
              </label>
              <input
                ref={slider}
                id={`price-${uid}`}
                className="car-finder-price"
                type="range"
                name={`${priceFacet}.max`}
                min={step}
                max={max}
                step={step}
                value={price}
                aria-valuetext={priceText}
                onChange={(event) => setPrice(event.target.valueAsNumber)}
              />
            </>
          )}
          <Button type="submit" className="car-finder-show">
            {stock === noCars ? t('finderShowAll') : t('finderShow', { count: total })}
          </Button>
        </form>
        {bodies.length > 0 && (
          <nav aria-label={t('finderBodies')}>
            <ul className="car-finder-bodies">
              {bodies.map(({ body, shape }) => (
                <li key={body}>
                  <a href={addressOf(body)}>
                    <Silhouette body={shape} />
                    <span>
                      {valueLabel(site.valueLabels, 'car_body', body)}{' '}
                      {stock !== noCars && <span className="num">{byBody[body] ?? 0}</span>}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}

/** Numbers of cars in a price range: those of the page until the slider rests elsewhere. */
function useCounts(stock: FinderState, range: string): Pick<FinderState, 'total' | 'byBody'> {
  const dispatch = useAppDispatch();
  const [counts, setCounts] = useState<Pick<FinderState, 'total' | 'byBody'> | null>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (range === '' && !isMoved.current) return undefined;
    isMoved.current = true;
    let isLatest = true;
    const timer = setTimeout(() => {
      import('./loadCarFinder.ts').then(
        async ({ countByBody }) => {
          const found = await dispatch(countByBody(range));
          if (found && isLatest) setCounts(found);
        },
        () => undefined, // no network: the next movement tries again
      );
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [dispatch, range]);
  return counts ?? stock;
}
