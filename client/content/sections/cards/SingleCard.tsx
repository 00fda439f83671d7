import type { ReactNode } from 'react';
import './SingleCard.css';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { cardHasContent, cardLook, ContentCard } from '../../components/ContentCard.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';

/** A single card, its picture next to its text where the width allows. */
export function SingleCard({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  if (!editing && !cardHasContent(fields)) return null;
  return (
    <section className="wrap section">
      <ContentCard
        fields={fields}
        look={cardLook(fields)}
        heading="h2"
        sizes="(max-width: 768px) 100vw, 400px"
        as="article"
        className="single-card"
      />
    </section>
  );
}
