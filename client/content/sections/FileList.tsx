import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './FileList.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { CollapseButton } from '../../ui/Collapse.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { FieldChrome } from '../../framework/editing/FieldChrome.tsx';
import { fieldMetadata } from '../../framework/editing/fieldMetadata.ts';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { fileField, fileSizeText } from '../fileField.ts';
import { listField, textField } from '../../framework/fields.ts';

const shownAtFirst = 3;

/** Files to download: the first three, the rest on demand. */
export function FileList({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const t = useTexts();
  const editing = useEditing();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const files = listField(fields, 'Files').filter((entry) => editing || fileField(entry));
  if (files.length === 0 && !editing) return null;

  const foldable = files.length > shownAtFirst && !editing;
  const toggle = (): void => {
    setOpen(!open);
    // keyboard focus moves to the first added file
    if (!open) requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.file-list-more a')?.focus());
  };
  return (
    <section className="wrap section file-list">
      <SectionHead fields={fields} />
      <ul className="file-list-files" ref={list} data-collapsed={foldable && !open ? '' : undefined}>
        {files.map((entry, index) => (
          <li key={index} className={index < shownAtFirst ? undefined : 'file-list-more'}>
            <FileLink entry={entry} />
          </li>
        ))}
      </ul>
      {foldable && (
        <CollapseButton
          open={open}
          moreLabel={t('showAllFiles', { count: files.length })}
          lessLabel={t('showFewerFiles')}
          onToggle={toggle}
        />
      )}
    </section>
  );
}

function FileLink({ entry }: { entry: Fields }): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const file = fileField(entry);
  if (!file) return <EditableText fields={entry} name="Title" as="p" />;
  const facts = [file.extension, file.size !== null && fileSizeText(file.size, locale, t)].filter(Boolean).join(', ');
  return (
    <FieldChrome metadata={fieldMetadata(entry, 'Url')}>
      <a className="file-list-link" href={file.href} download>
        <Icon name="document" />
        <span className="file-list-title">
          {textField(entry, 'Title') ? <EditableText fields={entry} name="Title" /> : file.title}
        </span>
        <span className="file-list-facts small muted num">{facts}</span>
        <Icon name="arrow" size="s" className="file-list-arrow" />
      </a>
    </FieldChrome>
  );
}
