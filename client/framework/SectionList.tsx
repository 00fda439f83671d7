import { memo, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { SectionData } from '../../shared/content/ContentTypes.ts';
import type { AppState } from '../app/store.ts';
import { PlaceholderMarks, SectionMarks } from './editing/Marks.tsx';
import { useEditing } from './editing/useEditing.ts';
import { SectionFailure } from './failures/SectionFailure.tsx';
import { HydrationPart } from './hydration/HydrationPart.tsx';
import { isBelowFinder, sectionPart } from './hydration/sectionPart.ts';
import { SectionBoundary } from './failures/SectionBoundary.tsx';
import { Section } from './Section.tsx';
import type { SectionProps } from './SectionDefinition.ts';

interface SectionListProps {
  /** The placeholder's name, as in the layout. */
  placeholder: string;
  sections: SectionData[];
  /** Uid of the containing section; undefined for the page's own sections. */
  owner?: string;
}

/** Sections of a placeholder in the content platform's order. */
export function SectionList({ placeholder, sections, owner }: SectionListProps): ReactNode {
  return (
    <PlaceholderMarks name={placeholder} owner={owner} empty={sections.length === 0}>
      {sections.map((section, index) => (
        <SectionMarks key={section.uid} uid={section.uid}>
          {owner === undefined ? (
            <SectionPart section={section} index={index} isNative={isBelowFinder(sections, index)} />
          ) : (
            <SectionBoundary section={section} index={index} />
          )}
        </SectionMarks>
      ))}
    </PlaceholderMarks>
  );
}

/** Sections with a form of native controls, which works without JavaScript: it hydrates when it is touched. */
const formSections = new Set(['ContactForm', 'CarFinder']);

/** A top-level section of the page, which hydrates when it comes into view. */
const SectionPart = memo(function SectionPart({
  section,
  index,
  isNative,
}: SectionProps & { isNative: boolean }): ReactNode {
  const store = useStore<AppState>();
  // hydration moves the focus to what the server refused
  const [untilTouched] = useState(() =>
    isNative || (formSections.has(section.componentName) && store.getState().formPost.form === '') ? 'all' : undefined,
  );
  const failure = <SectionFailure name={useEditing() ? section.componentName : null} />;
  return (
    <HydrationPart name={sectionPart(index)} untilTouched={untilTouched} failure={failure}>
      {/* for failures on the server, see FailureBoundary; in the browser, the part contains them */}
      <Suspense fallback={failure}>
        <Section section={section} index={index} />
      </Suspense>
    </HydrationPart>
  );
});
