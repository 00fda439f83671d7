import type { ReactNode } from 'react';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableRichText } from '../../framework/editing/EditableRichText.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { textField } from '../../framework/fields.ts';
import { headingTag } from '../headingTag.ts';

/** A heading and body text. */
export function RichTextBlock({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  if (!editing && !textField(fields, 'Title') && !textField(fields, 'Text')) return null;
  return (
    <section className="wrap section stack">
      <EditableText fields={fields} name="Title" as={headingTag(fields)} className="h2" />
      <EditableRichText fields={fields} name="Text" />
    </section>
  );
}
