import type { ReactNode } from 'react';
import './Faq.css';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { listField, textField } from '../fields.ts';
import { headingTag } from '../headingTag.ts';

/** Titles that open to their texts; looks as the questions do. */
export function AccordionBlock({ section }: SectionProps): ReactNode {
  const items = listField(section.fields, 'Items').filter((item) => textField(item, 'Title'));
  if (items.length === 0) return null;
  const title = textField(section.fields, 'Title');
  const Heading = headingTag(section.fields);
  return (
    <section className="wrap section faq">
      {title && <Heading className="h2 faq-title">{title}</Heading>}
      <div className="faq-list">
        {items.map((item, index) => (
          <Accordion key={index} title={textField(item, 'Title')}>
            <RichText html={textField(item, 'Text')} className="muted" />
          </Accordion>
        ))}
      </div>
    </section>
  );
}
