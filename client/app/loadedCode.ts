import type { ComponentType } from 'react';
import { footerPart, headerPart } from './frameParts.ts';
import type { LatePart } from './hydration/createLatePart.tsx';
import { pageComponents, pageParts } from './pageComponents.ts';
import type { RouteName } from './PageRoute.ts';
import type { SectionProps } from './SectionDefinition.ts';
import { sectionComponents } from './sectionComponents.ts';

/*
 * Components of pages and sections that have arrived. They are looked up while rendering, never waited for: whoever
 * shows a page or opens a part of it (hydration/HydrationParts.ts) loads its code first. So the server never sends a
 * fallback, and React emits no script of its own.
 */
const pages = new Map<string, ComponentType>();
const loadedSections = new Map<string, ComponentType<SectionProps>>();

export function loadedPage(routeName: string): ComponentType | undefined {
  return pages.get(routeName);
}

export function loadedSection(componentName: string): ComponentType<SectionProps> | undefined {
  return loadedSections.get(componentName);
}

export async function loadPageCode(routeName: RouteName): Promise<void> {
  if (!pages.has(routeName)) pages.set(routeName, await pageComponents[routeName]());
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
async function partsOf(routeName: RouteName): Promise<readonly LatePart[]> {
  return (await pageParts[routeName]?.()) ?? [];
}

const frame: readonly LatePart[] = [headerPart, footerPart];

/** Loads the code of a part of a page; nothing for a part without code of its own. */
export async function loadPartCode(routeName: RouteName, part: string): Promise<void> {
  const isIt = ({ name }: LatePart): boolean => name === part;
  await (frame.find(isIt) ?? (await partsOf(routeName)).find(isIt))?.fetch();
}

/** Loads the code of a page with that of all its parts. */
export async function loadWholePageCode(routeName: RouteName): Promise<void> {
  const fetchAll = async (parts: readonly LatePart[]): Promise<unknown> =>
    Promise.all(parts.map((part) => part.fetch()));
  await Promise.all([loadPageCode(routeName), fetchAll(frame), partsOf(routeName).then(fetchAll)]);
}

/** Loads everything: the server does at start. One after the other, since nobody waits yet. */
export async function loadAllCode(): Promise<void> {
  for (const name of Object.keys(pageComponents) as RouteName[]) {
    await loadPageCode(name);
    for (const part of [...frame, ...(await partsOf(name))]) await part.fetch();
  }
  for (const name of Object.keys(sectionComponents)) await loadSectionCode(name);
}
