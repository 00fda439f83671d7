import type { ReactNode } from 'react';
import './AuctionLot.css';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { LotFigures } from '../../components/LotFigures.tsx';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
import { EditableLink } from '../../../framework/editing/EditableLink.tsx';
import { EditableRichText } from '../../../framework/editing/EditableRichText.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { booleanField, imageField, linkAttributes, listField, textField } from '../../../framework/fields.ts';
import { useLotClosing } from '../../moments/useLotClosing.ts';

/** One lot: description and condition, next to bid, time left and bidding link. */
export function AuctionLot({ section: { fields } }: SectionProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const closing = useLotClosing(textField(fields, 'ClosesAt'), booleanField(fields, 'Sold'));
  if (!editing && !textField(fields, 'Title')) return null;
  const number = textField(fields, 'Number');
  const facts = listField(fields, 'Facts');
  return (
    <section className="wrap section auction-lot">
      <div className="auction-lot-head">
        {number && <p className="lot-number num">{t('lotNumber', { number })}</p>}
        <EditableText fields={fields} name="Title" as="h1" />
        <EditableText fields={fields} name="Text" as="p" className="lead" />
      </div>
      <div className="auction-lot-text">
        {(editing || imageField(fields, 'Image')) && (
          <div className="auction-lot-picture">
            <EditableImage fields={fields} name="Image">
              {(image) => <Picture {...image} sizes="(max-width: 1023px) 100vw, 800px" priority missingText="" />}
            </EditableImage>
          </div>
        )}
        {facts.length > 0 && (
          <dl className="auction-lot-facts">
            {facts.map((fact, place) => (
              <div key={place}>
                <EditableText fields={fact} name="Label" as="dt" />
                <EditableText fields={fact} name="Value" as="dd" />
              </div>
            ))}
          </dl>
        )}
        <EditableRichText fields={fields} name="Description" />
      </div>
      <aside className="auction-lot-bid">
        <LotFigures fields={fields} closing={closing} />
        {closing.isOver ? (
          <p className="small muted">{t('lotOver')}</p>
        ) : (
          <>
            <EditableLink fields={fields} name="BidLink">
              {(link) => (
                <ButtonLink {...linkAttributes(link)} icon="external" block>
                  {link.text || t('lotBid')}
                </ButtonLink>
              )}
            </EditableLink>
            <p className="small muted">{t('lotPartner')}</p>
          </>
        )}
        <EditableRichText fields={fields} name="BidText" className="auction-lot-terms small" />
      </aside>
    </section>
  );
}
