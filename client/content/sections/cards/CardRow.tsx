import type { ReactNode } from 'react';
import './CardRow.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { safeRel } from '../../../ui/safeRel.ts';
import { cardPictureSizes } from '../../cardColumns.ts';
import { cardHasContent, cardLook, ContentCard } from '../../components/ContentCard.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import {
  booleanField,
  imageField,
  linkAttributes,
  linkField,
  listField,
  textField,
} from '../../../framework/fields.ts';
import type { LinkField } from '../../../framework/fields.ts';

/** Cards in columns. A row with only icons, titles and links becomes a row of shortcuts. */
export function CardRow({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  const cards = listField(fields, 'Cards').filter((card) => editing || cardHasContent(card));
  if (cards.length === 0 && !editing) return null;
  const compact = booleanField(fields, 'Compact');
  const shortcuts = editing ? [] : cards.flatMap((card) => readShortcut(card) ?? []);
  return (
    <section className="wrap section">
      <SectionHead fields={fields} />
      {shortcuts.length > 0 && shortcuts.length === cards.length ? (
        <CardGrid compact={compact} still className="card-row-shortcuts">
          {shortcuts.map((shortcut, index) => (
            <li key={index}>
              <ShortcutLink {...shortcut} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <CardGrid compact={compact}>
          {cards.map((card, index) => (
            <ContentCard
              key={index}
              fields={card}
              look={cardLook(fields)}
              heading={textField(fields, 'Title') ? 'h3' : 'h2'}
              sizes={cardPictureSizes(compact, cards.length)}
            />
          ))}
        </CardGrid>
      )}
    </section>
  );
}

interface Shortcut {
  title: string;
  text: string;
  icon: string;
  link: LinkField;
}

function readShortcut(card: Fields): Shortcut | null {
  const link = linkField(card, 'Link');
  const icon = textField(card, 'Icon');
  const title = textField(card, 'Title');
  if (!link || !icon || !title || imageField(card, 'Image') || textField(card, 'ButtonText')) return null;
  return { title, text: textField(card, 'Text'), icon, link };
}

function ShortcutLink({ title, text, icon, link }: Shortcut): ReactNode {
  return (
    <a className="card-row-shortcut" {...linkAttributes(link)} rel={safeRel(link.target)}>
      <Icon name="arrow" editorName={icon} />
      <span>
        <b className="card-row-shortcut-title">{title}</b>
        {text && <span className="small muted">{text}</span>}
      </span>
      <Icon name="arrow" size="s" className="card-row-shortcut-arrow" />
    </a>
  );
}
