import type { ReactNode } from 'react';
import type { SectionData } from '../../shared/content/ContentTypes.ts';
import { SectionBoundary } from './SectionBoundary.tsx';

/** Sections in the order of the content platform. */
export function SectionList({ sections }: { sections: SectionData[] }): ReactNode {
  return sections.map((section, index) => <SectionBoundary key={section.uid} section={section} index={index} />);
}
