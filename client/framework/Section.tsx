import type { ReactNode } from 'react';
import { loadedSections } from './loadedSections.ts';
import type { SectionProps } from './SectionDefinition.ts';

/** A section by its component's name. Throws for a name without a component, see SectionBoundary. */
export function Section({ section, index }: SectionProps): ReactNode {
  const Found = loadedSections.get(section.componentName);
  if (!Found) throw new Error(`No section: ${section.componentName}`);
  return <Found section={section} index={index} />;
}
