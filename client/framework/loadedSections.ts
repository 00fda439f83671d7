import type { ComponentType } from 'react';
import type { SectionProps } from './SectionDefinition.ts';

/* Components of sections that have loaded, by the platform's component name. client/app/loadedCode.ts loads them before
   a page is shown or a part of it hydrates; rendering looks them up and never waits for them. */
const sections = new Map<string, ComponentType<SectionProps>>();

/** Component of a section; undefined for an unknown name, which is left to the section's error boundary. */
export function loadedSection(componentName: string): ComponentType<SectionProps> | undefined {
  return sections.get(componentName);
}

/** Makes a section's component available to rendering. */
export function addSection(componentName: string, component: ComponentType<SectionProps>): void {
  sections.set(componentName, component);
}
