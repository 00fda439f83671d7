import type { ComponentType } from 'react';
import { footerPart, headerPart } from './frameParts.ts';
import type { LatePart } from './hydration/createLatePart.tsx';
import { pageComponents, pageParts } from './pageComponents.ts';
import type { ScreenName } from './pageComponents.ts';
import type { SectionProps } from './SectionDefinition.ts';
import { loadSectionFailure } from './SectionFailure.tsx';
import { sectionComponents } from './sectionComponents.ts';

/*
 * Components of pages and sections that have arrived. They are looked up while rendering, never waited for: whoever
 * shows a page or opens a part of it (hydration/HydrationParts.ts) loads its code first. So the server never sends a
 * fallback, and React emits no script of its own.
 */
const pages = new Map<string, ComponentType>();
const loadedSections = new Map<string, ComponentType<SectionProps>>();

export function loadedPage(screen: ScreenName): ComponentType | undefined {
  return pages.get(screen);
}

export function loadedSection(componentName: string): ComponentType<SectionProps> | undefined {
  return loadedSections.get(componentName);
}

export async function loadPageCode(screen: ScreenName): Promise<void> {
  if (!pages.has(screen)) pages.set(screen, await pageComponents[screen]());
}

/** Loads a section's component; a name that no section has is left to the section's error boundary. */
export async function loadSectionCode(componentName: string): Promise<void> {
  if (!isSection(componentName) || loadedSections.has(componentName)) return;
  loadedSections.set(componentName, await sectionComponents[componentName]());
}

function isSection(name: string): name is keyof typeof sectionComponents {
  return Object.hasOwn(sectionComponents, name);
}

/** The parts of a page that have code of their own, besides header, footer and sections. */
async function partsOf(screen: ScreenName): Promise<readonly LatePart[]> {
  return (await pageParts[screen]?.()) ?? [];
}

const frame: readonly LatePart[] = [headerPart, footerPart];

/** Loads the code of a part of a page; nothing for a part without code of its own. */
export async function loadPartCode(screen: ScreenName, part: string): Promise<void> {
  const isIt = ({ name }: LatePart): boolean => name === part;
  await (frame.find(isIt) ?? (await partsOf(screen)).find(isIt))?.fetch();
}

/** Loads the code of a page with that of all its parts. */
export async function loadWholePageCode(screen: ScreenName): Promise<void> {
  const fetchAll = async (parts: readonly LatePart[]): Promise<unknown> =>
    Promise.all(parts.map((part) => part.fetch()));
  await Promise.all([loadPageCode(screen), fetchAll(frame), partsOf(screen).then(fetchAll)]);
}

/** Loads everything: the server does at start. One after the other, since nobody waits yet. */
export async function loadAllCode(): Promise<void> {
  for (const name of Object.keys(pageComponents) as ScreenName[]) {
    await loadPageCode(name);
    for (const part of [...frame, ...(await partsOf(name))]) await part.fetch();
  }
  for (const name of Object.keys(sectionComponents)) await loadSectionCode(name);
  await loadSectionFailure();
}
