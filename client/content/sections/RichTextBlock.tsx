import type { ReactNode } from 'react';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { RichText } from '../../ui/RichText.tsx';
import { textField } from '../fields.ts';
import { headingTag } from '../headingTag.ts';

/** A heading and running text. */
export function RichTextBlock({ section }: SectionProps): ReactNode {
  const title = textField(section.fields, 'Title');
  const html = textField(section.fields, 'Text');
  if (!title && !html) return null;
  const Heading = headingTag(section.fields);
  return (
    <section className="wrap section stack">
      {title && <Heading className="h2">{title}</Heading>}
      {html && <RichText html={html} />}
    </section>
  );
}
