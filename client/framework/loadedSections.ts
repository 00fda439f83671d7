import type { ComponentType } from 'react';
import type { SectionProps } from './SectionDefinition.ts';

/**
 * Components of sections that have loaded, by the platform's component name.
 * client/app/loadedCode.ts loads them before a page is shown or a part of it hydrates; rendering looks them up and never
 * waits for them. An unknown name is left to the section's error boundary.
 */
export const loadedSections = new Map<string, ComponentType<SectionProps>>();
