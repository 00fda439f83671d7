import type { ReactNode } from 'react';
import type { SectionData } from '../../shared/content/ContentTypes.ts';
import { PlaceholderMarks, SectionMarks } from '../content/editing/Marks.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';

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
          <SectionBoundary section={section} index={index} />
        </SectionMarks>
      ))}
    </PlaceholderMarks>
  );
}
