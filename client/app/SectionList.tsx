import { memo } from 'react';
import type { ReactNode } from 'react';
import type { SectionData } from '../../shared/content/ContentTypes.ts';
import { PlaceholderMarks, SectionMarks } from '../content/editing/Marks.tsx';
import { HydrationPart } from './hydration/HydrationPart.tsx';
import { sectionPart } from './hydration/sectionPart.ts';
import { SectionBoundary } from './SectionBoundary.tsx';
import type { SectionProps } from './SectionDefinition.ts';

interface SectionListProps {
  /** The placeholder's name, as in the layout. */
  placeholder: string;
  sections: SectionData[];
  /** Uid of the section that they stand in; the page's own stand in none. */
  owner?: string;
}

/** The sections of a placeholder in the order of the content platform. */
export function SectionList({ placeholder, sections, owner }: SectionListProps): ReactNode {
  return (
    <PlaceholderMarks name={placeholder} owner={owner} empty={sections.length === 0}>
      {sections.map((section, index) => (
        <SectionMarks key={section.uid} uid={section.uid}>
          {owner === undefined ? (
            <SectionPart section={section} index={index} />
          ) : (
            <SectionBoundary section={section} index={index} />
          )}
        </SectionMarks>
      ))}
    </PlaceholderMarks>
  );
}

/** A section of the page itself, which hydrates when it is seen. */
const SectionPart = memo(function SectionPart({ section, index }: SectionProps): ReactNode {
  return (
    <HydrationPart name={sectionPart(index)}>
      <SectionBoundary section={section} index={index} />
    </HydrationPart>
  );
});
