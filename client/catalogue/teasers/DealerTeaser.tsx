import type { ReactNode } from 'react';
import './DealerTeaser.css';
import { nationalPhone } from '../../../shared/kit/text/nationalPhone.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkAttributes, linkField, textField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CarGrid } from '../list/CarGrid.tsx';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

/** A few dealers with links to their pages, or a few cars of some. Renders nothing without either. */
export function DealerTeaser({ section }: SectionProps): ReactNode {
  const { fields, uid } = section;
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const teaser = useAppSelector((state) => state.teasers[uid]);
  const { cars = [], dealers = [] } = teaser ?? {};
  if (cars.length === 0 && dealers.length === 0 && !editing) return null;
  const heading =
    editing || textField(fields, 'Title') ? <EditableText fields={fields} name="Title" /> : t('dealerListTitle');
  const own = editing || linkField(fields, 'Link') !== null || cars.length > 0;
  const aside = own ? (
    <EditableLink fields={fields} name="Link">
      {(link) => <TextLink {...linkAttributes(link)}>{link.text}</TextLink>}
    </EditableLink>
  ) : (
    <TextLink href={`${site.basePath}/${t('pathToSiteList')}`}>{t('allDealers')}</TextLink>
  );
  return (
    <section className="wrap section">
      {cars.length > 0 ? (
        <CarGrid heading={heading} aside={aside} cars={cars} />
      ) : (
        <>
          <div className="section-head">
            <h2>{heading}</h2>
            {aside}
          </div>
          <ul className="car-grid dealer-teaser-dealers">
            {dealers.map((dealer) => (
              <li key={dealer.id}>
                <DealerTile dealer={dealer} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function DealerTile({ dealer }: { dealer: Partial<Dealer> }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const image = dealer.site_primary_image;
  const place = [dealer.site_street, dealer.site_city].filter(Boolean).join(', ');
  return (
    <Card className="dealer-teaser-dealer">
      {image?.thumbnail_url && (
        <CardMedia>
          <Picture
            src={image.thumbnail_url}
            alt=""
            width={640}
            height={427}
            sizes="(min-width: 1024px) 300px, (min-width: 600px) 45vw, 100vw"
            blur={image.blur_data_url}
            missingText=""
          />
        </CardMedia>
      )}
      <CardBody>
        <h3 className="dealer-teaser-name">
          <CardLink href={`${site.basePath}/${t('pathToSiteDetail')}/${encodeUriPart(dealer.slug ?? '')}`}>
            {dealer.site_official_name}
          </CardLink>
        </h3>
        {place && (
          <p className="dealer-teaser-line">
            <Icon name="pin" size="s" />
            {place}
          </p>
        )}
        {dealer.site_phone && (
          <p className="dealer-teaser-line num">
            <Icon name="phone" size="s" />
            {nationalPhone(dealer.site_phone, site.phonePlan)}
          </p>
        )}
      </CardBody>
    </Card>
  );
}
