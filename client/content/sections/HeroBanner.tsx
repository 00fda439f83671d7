import type { ReactNode } from 'react';
import './HeroBanner.css';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { buttonVariant } from '../buttonVariant.ts';
import { HeroSearch } from '../search/HeroSearch.tsx';
import { SectionVideo } from '../components/SectionVideo.tsx';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditablePicture } from '../../framework/editing/EditablePicture.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { booleanField, choiceField, linkAttributes, listField } from '../../framework/fields.ts';
import { headingTag } from '../headingTag.ts';
import { heroFills, heroFilm, heroIsText } from '../../site/heroFills.ts';
import { heroUnderMenu } from '../../site/heroUnderMenu.ts';

/**
 * A full-width picture, film or plain ground with heading, text, search and links on it.
 * Hidden from visitors without any of them; an editor sees a labelled box.
 */
export function HeroBanner({ section, index }: SectionProps): ReactNode {
  const { fields, uid } = section;
  const t = useTexts();
  const editing = useEditing();
  const underMenu = useAppSelector((state) => heroUnderMenu(state.page, state.site.context));
  // a failed page, written by editors, begins with another try
  const retry = useAppSelector(({ page: { status, location } }) =>
    index === 0 && status >= 500 ? location.path + location.search : '',
  );
  const filled = heroFills(section);
  if (!filled && !editing) return null;

  const first = index === 0;
  const plain = heroIsText(fields);
  const textColor = plain ? 'Black' : choiceField(fields, 'TextColor', ['White', 'Black']);
  const film = heroFilm(fields);
  const variant = plain ? 'Text' : choiceField(fields, 'Variant', ['Default', 'FullScreen']);
  const full = variant === 'FullScreen';
  const end = `after-${uid}`;
  const picture = (
    <EditablePicture fields={fields} name="Image" phoneName="ImagePhone" priority={first} missingText="" />
  );

  return (
    <section
      className={classNames(
        'hero-banner',
        first && underMenu && 'hero-banner-under-navigation',
        booleanField(fields, 'HasMarginTop') && 'hero-banner-margin',
      )}
      data-variant={variant}
      data-text={textColor}
      data-placement={choiceField(fields, 'ContentPlacement', ['Center', 'Top', 'Bottom'])}
      data-centered={booleanField(fields, 'CenterContent')}
    >
      {!plain && (
        <div className="hero-banner-media">
          {film ? (
            <SectionVideo fields={fields} {...film}>
              {picture}
            </SectionVideo>
          ) : (
            picture
          )}
        </div>
      )}
      <div className="wrap hero-banner-content">
        {!filled && <p className="hero-banner-empty">{t('emptyHero')}</p>}
        <EditableText fields={fields} name="Title" as={headingTag(fields, first)} className="hero-banner-title" />
        <EditableText fields={fields} name="Text" as="p" className="hero-banner-text" />
        {booleanField(fields, 'HeroBannerHasSearchBar') && <HeroSearch fields={fields} />}
        <div className="row hero-banner-action">
          {retry && <ButtonLink href={retry}>{t('errorRetry')}</ButtonLink>}
          <EditableLink fields={fields} name="Link">
            {(link) => (
              <ButtonLink {...linkAttributes(link)} variant={buttonVariant(fields) ?? 'primary'}>
                {link.text}
              </ButtonLink>
            )}
          </EditableLink>
          <EditableLink fields={fields} name="SecondLink">
            {(link) => (
              <ButtonLink {...linkAttributes(link)} variant={textColor === 'Black' ? 'ghost' : 'contrast'}>
                {link.text}
              </ButtonLink>
            )}
          </EditableLink>
        </div>
        <QuickLinks links={listField(fields, 'QuickLinks')} />
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

function QuickLinks({ links }: { links: SectionProps['section']['fields'][] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className="hero-banner-links">
      {links.map((fields, place) => (
        <EditableLink key={place} fields={fields} name="Link">
          {(link) => (
            <li>
              <a {...linkAttributes(link)}>{link.text}</a>
            </li>
          )}
        </EditableLink>
      ))}
    </ul>
  );
}
