import type { ReactNode } from 'react';
import './CardRow.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { Icon, iconNamed } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { safeRel } from '../../ui/safeRel.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { choiceField, imageField, linkAttributes, linkField, listField, textField } from '../fields.ts';
import type { LinkField } from '../fields.ts';

const looks = { Default: 'none', 'With Borders': 'line', Gray: 'gray' } as const;

/** Cards beside each other. A row of nothing but icons, titles and links becomes a row of shortcuts. */
export function CardRow({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const cards = listField(fields, 'Cards').filter((card) => textField(card, 'Title') || imageField(card, 'Image'));
  if (cards.length === 0) return null;
  const title = textField(fields, 'Title');
  const look = looks[choiceField(fields, 'Variant', ['Default', 'With Borders', 'Gray'])];
  const shortcuts = cards.map(shortcutOf);
  return (
    <section className="wrap section">
      <SectionHead title={title} link={linkField(fields, 'Link')} />
      <ul className={`grid card-row ${cards.length % 4 === 0 || cards.length === 2 ? 'grid-4' : 'grid-3'}`} data-count={cards.length}>
        {cards.map((card, index) => {
          const shortcut = shortcuts[index];
          return shortcut && shortcuts.every(Boolean) ? (
            <li key={index}>
              <ShortcutLink {...shortcut} />
            </li>
          ) : (
            <ContentCard key={index} fields={card} look={look} heading={title ? 'h3' : 'h2'} />
          );
        })}
      </ul>
    </section>
  );
}

interface Shortcut {
  title: string;
  text: string;
  icon: string;
  link: LinkField;
}

function shortcutOf(card: Fields): Shortcut | null {
  const link = linkField(card, 'Link');
  const icon = textField(card, 'Icon');
  const title = textField(card, 'Title');
  if (!link || !icon || !title || imageField(card, 'Image') || textField(card, 'ButtonText')) return null;
  return { title, text: textField(card, 'Text'), icon, link };
}

function ShortcutLink({ title, text, icon, link }: Shortcut): ReactNode {
  return (
    <a className="card-row-shortcut" {...linkAttributes(link)} rel={safeRel(link.target)}>
      <Icon name={iconNamed(icon, 'arrow')} />
      <span>
        <b className="card-row-shortcut-title">{title}</b>
        {text && <span className="small muted">{text}</span>}
      </span>
      <Icon name="arrow" size="s" className="card-row-shortcut-arrow" />
    </a>
  );
}

function ContentCard({ fields, look, heading: Heading }: { fields: Fields; look: 'none' | 'line' | 'gray'; heading: 'h2' | 'h3' }): ReactNode {
  const t = useTranslate();
  const image = imageField(fields, 'Image');
  const icon = textField(fields, 'Icon');
  const title = textField(fields, 'Title');
  const text = textField(fields, 'Text');
  const link = linkField(fields, 'Link');
  const linkText = textField(fields, 'ButtonText') || link?.text;
  return (
    <Card as="li" look={look === 'none' && image ? 'plain' : look}>
      {image && (
        <CardMedia>
          <Picture
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            blur={image.blur}
            sizes="(max-width: 767px) 100vw, (max-width: 1440px) 33vw, 440px"
            missingText={t('missingImage')}
          />
        </CardMedia>
      )}
      <CardBody className={image ? undefined : 'card-row-body'}>
        {icon && !image && <Icon name={iconNamed(icon, 'check')} size="l" className="card-row-icon" />}
        {title && (
          <Heading className="h3">{link ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}</Heading>
        )}
        {text && <p className="muted">{text}</p>}
        {link && linkText && linkText !== title && (
          <span className="text-link card-row-more" aria-hidden="true">
            <span>{linkText}</span>
            <Icon name="arrow" size="s" />
          </span>
        )}
      </CardBody>
    </Card>
  );
}
