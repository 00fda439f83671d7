import type { ReactNode } from 'react';
import './BookingHeader.css';
import { lastStep } from '../../../shared/booking/steps/stepRules.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { imageField, listField, textField } from '../../framework/fields.ts';
import { useTexts } from '../../site/useSite.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { selectDraft } from '../state/bookingState.ts';
import { useAuthorised } from '../useAuthorised.ts';
import { useIntroduction } from '../useIntroduction.ts';
import { headerTexts } from '../texts/headerTexts.ts';

/**
 * The page's heading above the booking.
 * Before a car is known: what can be booked, links for brands booked elsewhere, and the brands. With a car: whether its
 * workshops are authorised. Above a confirmed booking only the title.
 */
export function BookingHeader({ section: { fields } }: SectionProps): ReactNode {
  const t = useTexts(headerTexts);
  const draft = useAppSelector(selectDraft);
  const answer = useAuthorised(draft.car?.brand ?? null);
  const introduction = useIntroduction();
  const isBooked = draft.displayState === lastStep;
  const authorised = introduction === 'brand' && !isBooked ? answer?.authorised : undefined;
  return (
    <header className="wrap booking-header">
      {introduction === 'full' || (introduction === 'brand' && !answer) ? (
        <Introduction fields={fields} />
      ) : (
        <>
          {authorised === true && <Title>{t('bookingHeaderAuthorised', { brand: answer?.brand ?? '' })}</Title>}
          {authorised === false && <Title>{t('bookingHeaderOther')}</Title>}
          {typeof authorised !== 'boolean' && <Title>{textField(fields, 'Title') || t('bookingHeaderTitle')}</Title>}
          {introduction === 'brand' && draft.displayState === 1 && (
            <p className="lead booking-header-text">{t('bookingHeaderHelp')}</p>
          )}
        </>
      )}
    </header>
  );
}

function Title({ children }: { children: string }): ReactNode {
  return <h1 className="booking-header-title">{children}</h1>;
}

function Introduction({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts(headerTexts);
  const editing = useEditing();
  const links = listField(fields, 'BookingLinks');
  const title =
    textField(fields, 'Title') || editing ? (
      <EditableText fields={fields} name="Title" as="h1" className="booking-header-title" />
    ) : (
      <Title>{t('bookingHeaderTitle')}</Title>
    );
  return (
    <>
      <div className="booking-header-intro">
        <div>
          {title}
          <EditableText fields={fields} name="Text" as="p" className="lead booking-header-text" />
        </div>
        {links.length > 0 && (
          <ul className="booking-header-links">
            {links.map((item, index) => (
              <li key={index}>
                <EditableLink fields={item} name="Link">
                  {({ href, text: label, target }) => <BookingLink href={href} label={label} target={target} />}
                </EditableLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Brands fields={fields} />
    </>
  );
}

/** Link to the booking page of one brand, on this site or another. */
function BookingLink({ href, label, target }: { href: string; label: string; target?: string | undefined }): ReactNode {
  const elsewhere = /^https?:/.test(href);
  return (
    <TextLink href={href} target={target} arrow={elsewhere ? 'none' : 'forward'} className="booking-header-link">
      {label}
      {elsewhere && <Icon name="external" size="s" />}
    </TextLink>
  );
}

/** Logos of the brands, collapsed at first. */
function Brands({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts(headerTexts);
  const brands = listField(fields, 'Brands').filter((brand) => textField(brand, 'Name') !== '');
  if (brands.length === 0) return null;
  return (
    <div className="booking-brands">
      <Accordion
        title={<EditableText fields={fields} name="BrandsTitle" />}
        aside={t('bookingHeaderBrandCount', { count: brands.length })}
      >
        <ul className="booking-brands-list">
          {brands.map((brand) => {
            const logo = imageField(brand, 'Logo');
            const name = textField(brand, 'Name');
            return (
              <li key={name}>
                {logo && <img src={logo.src} alt="" width={32} height={32} loading="lazy" decoding="async" />}
                {name}
              </li>
            );
          })}
        </ul>
      </Accordion>
    </div>
  );
}
