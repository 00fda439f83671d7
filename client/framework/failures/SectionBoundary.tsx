import type { ReactNode } from 'react';
import type { SectionData } from '../../../shared/content/ContentTypes.ts';
import { useEditing } from '../editing/useEditing.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { Section } from '../Section.tsx';
import { SectionFailure } from './SectionFailure.tsx';

interface SectionBoundaryProps {
  section: SectionData;
  index: number;
  /** True inside another section, where the error must take little room. */
  nested?: boolean;
}

/**
 * Error boundary of a section: the rest of the page stays whole.
 * For editors, and when it is nested, the fallback shows the section's name.
 */
export function SectionBoundary({ section, index, nested = false }: SectionBoundaryProps): ReactNode {
  const named = useEditing() || nested;
  return (
    <FailureBoundary fallback={<SectionFailure name={named ? section.componentName : null} />}>
      <Section section={section} index={index} />
    </FailureBoundary>
  );
}
