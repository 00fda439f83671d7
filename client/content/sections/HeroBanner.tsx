import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import './HeroBanner.css';
import { useAppSelector } from '../../app/hooks.ts';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { carListPath, startPath } from '../../site/components/sitePaths.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { buttonVariant } from '../buttonVariant.ts';
import { booleanField, choiceField, imageField, linkAttributes, linkField, listField, textField } from '../fields.ts';
import { headingTag } from '../headingTag.ts';

/** A picture over the full width with heading, text, search and links on it. Without a picture it is left out. */
export function HeroBanner({ section, index }: SectionProps): ReactNode {
  const { fields, uid } = section;
  const t = useTranslate();
  const site = useSite();
  const path = useAppSelector((state) => state.page.location.path);
  const desktop = imageField(fields, 'Image');
  const phone = imageField(fields, 'ImagePhone');
  const image = desktop ?? phone;
  if (!image) return null;

  const first = index === 0;
  const Heading = headingTag(fields, first);
  const title = textField(fields, 'Title');
  const text = textField(fields, 'Text');
  const link = linkField(fields, 'Link');
  const quickLinks = listField(fields, 'QuickLinks').flatMap((entry) => linkField(entry, 'Link') ?? []);
  const full = choiceField(fields, 'Variant', ['Default', 'FullScreen']) === 'FullScreen';
  const end = `after-${uid}`;

  return (
    <section
      className={classNames(
        'hero-banner',
        first && path === startPath(site) && 'hero-banner-under-navigation',
        booleanField(fields, 'HasMarginTop') && 'hero-banner-margin',
      )}
      data-variant={full ? 'FullScreen' : 'Default'}
      data-text={choiceField(fields, 'TextColor', ['White', 'Black'])}
      data-placement={choiceField(fields, 'ContentPlacement', ['Center', 'Top', 'Bottom'])}
      data-centered={booleanField(fields, 'CenterContent')}
    >
      <Picture
        className="hero-banner-picture"
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        blur={image.blur}
        priority={first}
        phone={phone ? { src: phone.src } : undefined}
        missingText=""
      />
      <div className="wrap hero-banner-content">
        {title && <Heading className="hero-banner-title">{title}</Heading>}
        {text && <p className="hero-banner-text">{text}</p>}
        {booleanField(fields, 'HeroBannerHasSearchBar') && <HeroSearch fields={fields} />}
        {link && (
          <p className="hero-banner-action">
            <ButtonLink {...linkAttributes(link)} variant={buttonVariant(fields) ?? 'primary'}>
              {link.text}
            </ButtonLink>
          </p>
        )}
        {quickLinks.length > 0 && (
          <ul className="hero-banner-links">
            {quickLinks.map((quick, place) => (
              <li key={place}>
                <a {...linkAttributes(quick)}>{quick.text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {full && (
        <a className="hero-banner-down" href={`#${end}`} aria-label={t('scrollDown')}>
          <Icon name="chevron" />
        </a>
      )}
      <span id={end} className="hero-banner-end" />
    </section>
  );
}

/**
 * The search of a hero: goes to its address with the text as `keyphrase`.
 * @param onSearch called with the text in place of going there
 */
export function HeroSearch({ fields, onSearch }: { fields: SectionProps['section']['fields']; onSearch?: (text: string) => void }): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const navigate = useNavigate();
  const wide = useMediaQuery('(min-width: 768px)', true);
  const action = textField(fields, 'HeroBannerSearchUrl') || carListPath(site, t);
  const short = textField(fields, 'SearchBarPlaceholderText');
  const long = textField(fields, 'SearchBarPlaceholderTextDesktop');
  const placeholder = (wide ? long || short : short || long) || t('searchPlaceholder');
  const go = (text: string): void => {
    void navigate(text ? `${action}?${new URLSearchParams({ keyphrase: text }).toString()}` : action);
  };
  return (
    <SearchField
      label={t('searchLabel')}
      buttonLabel={t('searchButton')}
      placeholder={placeholder}
      action={action}
      name="keyphrase"
      look="raised"
      onSearch={(text) => {
        if (text) pushToDataLayer({ event: 'search', search_type: 'start page', search_term: text });
        (onSearch ?? go)(text);
      }}
    />
  );
}
