import type { ReactNode } from 'react';
import './AuctionLot.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LotFigures } from '../../components/LotFigures.tsx';
import { EditableLink } from '../../../framework/editing/EditableLink.tsx';
import { EditableRichText } from '../../../framework/editing/EditableRichText.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { booleanField, imageField, linkAttributes, listField, textField } from '../../../framework/fields.ts';
import { useLotClosing } from '../../moments/useLotClosing.ts';
import { lotFlawId, LotView, lotViewId } from './LotView.tsx';
import { readFlaws } from './readFlaws.ts';
import type { Flaw } from './readFlaws.ts';

/** One lot: its picture, its flaws before all else, further views, texts, and a bar with the bid. */
export function AuctionLot({ section: { fields } }: SectionProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  if (!editing && !textField(fields, 'Title')) return null;
  const number = textField(fields, 'Number');
  const flaws = readFlaws(fields, editing);
  const views = listField(fields, 'Views').filter((view) => editing || imageField(view, 'Image'));
  const isPictured = editing || imageField(fields, 'Image') !== null;
  return (
    <section className="auction-lot">
      {isPictured && <LotView fields={fields} number={1} ratio={16 / 9} sizes="100vw" flaws={flaws} />}
      <div className="wrap auction-lot-head">
        {number && (
          <p className="auction-lot-number num">
            <span className="visually-hidden">{t('lotNumber', { number })}</span>
            <span aria-hidden="true">{number}</span>
          </p>
        )}
        <EditableText fields={fields} name="Title" as="h1" />
        <EditableText fields={fields} name="Text" as="p" className="lead" />
      </div>
      <div className="wrap auction-lot-body">
        {flaws.length > 0 && <FlawList flaws={flaws} />}
        <LotFacts fields={fields} />
        {views.length > 0 && (
          <ul className="lot-views">
            {views.map((view, place) => (
              <li key={place}>
                <LotView
                  fields={view}
                  number={place + 2}
                  ratio={3 / 2}
                  sizes="(min-width: 1440px) 640px, (min-width: 768px) 48vw, 94vw"
                  flaws={flaws}
                />
              </li>
            ))}
          </ul>
        )}
        <EditableRichText fields={fields} name="Description" />
        <EditableRichText fields={fields} name="BidText" className="small" />
      </div>
      <BidBar fields={fields} />
    </section>
  );
}

function FlawList({ flaws }: { flaws: readonly Flaw[] }): ReactNode {
  const t = useTexts();
  return (
    <div className="lot-flaws">
      <h2>{t('lotFlaws')}</h2>
      <ol>
        {flaws.map(({ number, fields, view, place }) => {
          const text = <EditableText fields={fields} name="Text" />;
          return (
            <li key={number} id={lotFlawId(number)}>
              {place ? <a href={`#${lotViewId(view)}`}>{text}</a> : text}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function LotFacts({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts();
  const facts = listField(fields, 'Facts');
  const estimate = textField(fields, 'Estimate');
  if (facts.length === 0 && !estimate) return null;
  return (
    <dl className="auction-lot-facts">
      {estimate && (
        <div>
          <dt>{t('lotEstimate')}</dt>
          <dd>{estimate}</dd>
        </div>
      )}
      {facts.map((fact, place) => (
        <div key={place}>
          <EditableText fields={fact} name="Label" as="dt" />
          <EditableText fields={fact} name="Value" as="dd" />
        </div>
      ))}
    </dl>
  );
}

/** Bid and closing time, at the lower edge of the window until the lot ends. */
function BidBar({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts();
  const closing = useLotClosing(textField(fields, 'ClosesAt'), booleanField(fields, 'Sold'));
  return (
    <div className="lot-bar">
      <div className="wrap lot-bar-row">
        <LotFigures fields={fields} closing={closing} short />
        {closing.isOver ? (
          <p className="small muted">{t('lotOver')}</p>
        ) : (
          <>
            <p className="small muted lot-bar-partner">{t('lotPartner')}</p>
            <EditableLink fields={fields} name="BidLink">
              {(link) => (
                <ButtonLink {...linkAttributes(link)} icon="external">
                  {link.text || t('lotBid')}
                </ButtonLink>
              )}
            </EditableLink>
          </>
        )}
      </div>
    </div>
  );
}
