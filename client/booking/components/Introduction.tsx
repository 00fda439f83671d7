import type { ReactNode } from 'react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { imageField, listField, textField } from '../../framework/fields.ts';
import { useTexts } from '../../site/useSite.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { HeaderTitle } from './HeaderTitle.tsx';

/** Introduction above the booking: what can be booked, links for brands booked elsewhere, the brands. */
export function Introduction({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const links = listField(fields, 'BookingLinks');
  const title =
    textField(fields, 'Title') || editing ? (
      <EditableText fields={fields} name="Title" as="h1" className="booking-header-title" />
    ) : (
      <HeaderTitle>{t('bookingHeaderTitle')}</HeaderTitle>
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
  const t = useTexts();
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
