import type { ReactNode } from 'react';
import './Faq.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { structuredDataJson } from '../../app/structuredDataJson.ts';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { sanitizeHtml } from '../../ui/sanitizeHtml.ts';
import { listField, textField } from '../fields.ts';
import { headingTag } from '../headingTag.ts';

interface Question {
  question: string;
  answer: string;
}

/** The complete pairs of the field Items. */
export function questionsOf(fields: Fields): Question[] {
  return listField(fields, 'Items')
    .map((item) => ({ question: textField(item, 'Question'), answer: textField(item, 'Answer') }))
    .filter(({ question, answer }) => question && answer);
}

/** schema.org FAQPage of the pairs. */
export function faqData(questions: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: sanitizeHtml(answer) },
    })),
  };
}

/** Questions that open to their answers, with their structured data. */
export function Faq({ section }: SectionProps): ReactNode {
  const questions = questionsOf(section.fields);
  if (questions.length === 0) return null;
  const title = textField(section.fields, 'Title');
  const Heading = headingTag(section.fields);
  return (
    <section className="wrap section faq">
      {title && <Heading className="h2 faq-title">{title}</Heading>}
      <div className="faq-list">
        {questions.map(({ question, answer }, index) => (
          <Accordion key={index} title={question}>
            <RichText html={answer} className="muted" />
          </Accordion>
        ))}
      </div>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredDataJson(faqData(questions)) }}
      />
    </section>
  );
}
