import type { ReactNode } from 'react';
import './Faq.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { structuredDataJson } from '../../framework/structuredDataJson.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import type { SafeHtml } from '../../../shared/kit/text/SafeHtml.ts';
import { EditableRichText } from '../../framework/editing/EditableRichText.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { htmlField, listField, textField } from '../../framework/fields.ts';
import { headingTag } from '../headingTag.ts';

interface Question {
  question: string;
  answer: SafeHtml;
}

function isComplete(item: Fields): boolean {
  return textField(item, 'Question') !== '' && htmlField(item, 'Answer') !== '';
}

/** Complete question and answer pairs of the field Items. */
export function readQuestions(fields: Fields): Question[] {
  return listField(fields, 'Items')
    .filter(isComplete)
    .map((item) => ({ question: textField(item, 'Question'), answer: htmlField(item, 'Answer') }));
}

/** schema.org FAQPage of the pairs. */
export function faqData(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Collapsible questions and answers, with their structured data. */
export function Faq({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  const items = listField(fields, 'Items').filter((item) => editing || isComplete(item));
  if (items.length === 0 && !editing) return null;
  const questions = readQuestions(fields);
  return (
    <section className="wrap section faq">
      <EditableText fields={fields} name="Title" as={headingTag(fields)} className="h2" />
      <div className="faq-list">
        {items.map((item, index) => (
          <Accordion key={index} title={<EditableText fields={item} name="Question" />} open={editing}>
            <EditableRichText fields={item} name="Answer" className="muted" />
          </Accordion>
        ))}
      </div>
      {questions.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataJson(faqData(questions)) }}
        />
      )}
    </section>
  );
}
