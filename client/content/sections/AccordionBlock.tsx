import type { ReactNode } from 'react';
import './Faq.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { EditableRichText } from '../../framework/editing/EditableRichText.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { booleanField, listField, textField } from '../../framework/fields.ts';
import { headingTag } from '../headingTag.ts';

/** Collapsible texts, one open at a time unless AllowMultipleOpen; styled like the questions. */
export function AccordionBlock({ section }: SectionProps): ReactNode {
  const { fields, uid } = section;
  const editing = useEditing();
  const items = listField(fields, 'Items').filter((item) => editing || textField(item, 'Title'));
  if (items.length === 0 && !editing) return null;
  const group = editing || booleanField(fields, 'AllowMultipleOpen') ? undefined : uid;
  return (
    <section className="wrap section faq">
      <EditableText fields={fields} name="Title" as={headingTag(fields)} className="h2" />
      <div className="faq-list">
        {items.map((item, index) => (
          <Accordion key={index} title={<EditableText fields={item} name="Title" />} open={editing} group={group}>
            <EditableRichText fields={item} name="Text" className="muted" />
          </Accordion>
        ))}
      </div>
    </section>
  );
}
