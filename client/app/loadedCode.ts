import type { ComponentType } from 'react';
import { consentQuestion } from '../site/consent/consent.ts';
import { consentPart } from '../site/consent/consentPart.ts';
import { footerPart, headerPart } from './frameParts.ts';
import type { Island } from '../framework/hydration/createIsland.tsx';
import { pageComponents, pageParts } from './pageComponents.ts';
import type { ScreenName } from './pageComponents.ts';
import { loadedSections } from '../framework/loadedSections.ts';
import { loadSectionFailure } from '../framework/failures/SectionFailure.tsx';
import { sectionComponents } from './sectionComponents.ts';
import { loadIconShapes } from '../ui/Icon.tsx';

/* Loads the code of pages and sections. Rendering looks it up and never waits for it: the code that shows a page or
   hydrates a part of it (framework/hydration/HydrationParts.ts) loads it first. So the server never sends a fallback, and
   React emits no script of its own. */
const pages = new Map<string, ComponentType>();

export function loadedPage(screen: ScreenName): ComponentType | undefined {
  return pages.get(screen);
}

export async function loadPageCode(screen: ScreenName): Promise<void> {
  if (!pages.has(screen)) pages.set(screen, await pageComponents[screen]());
}

/** Loads a section's component. An unknown name is left to the section's error boundary. */
export async function loadSectionCode(componentName: string): Promise<void> {
  if (!isSection(componentName) || loadedSections.has(componentName)) return;
  loadedSections.set(componentName, await sectionComponents[componentName]());
}

function isSection(name: string): name is keyof typeof sectionComponents {
  return Object.hasOwn(sectionComponents, name);
}

/** Parts of a page with their own code, apart from header, footer and sections. */
async function loadParts(screen: ScreenName): Promise<readonly Island[]> {
  return (await pageParts[screen]?.()) ?? [];
}

const frame: readonly Island[] = [headerPart, footerPart, consentPart];

/** Loads the code of a part of a page; does nothing for a part without its own code. */
export async function loadPartCode(screen: ScreenName, part: string): Promise<void> {
  const isIt = ({ name }: Island): boolean => name === part;
  await (frame.find(isIt) ?? (await loadParts(screen)).find(isIt))?.fetch();
}

/** Loads the code of a page and of all its parts. */
export async function loadWholePageCode(screen: ScreenName): Promise<void> {
  const fetchAll = async (parts: readonly Island[]): Promise<unknown> => Promise.all(parts.map((part) => part.fetch()));
  // the banner's code is for visitors who have not answered yet
  const framed = frame.filter((part) => part !== consentPart || consentQuestion() > 0);
  await Promise.all([loadPageCode(screen), fetchAll(framed), loadParts(screen).then(fetchAll)]);
}

/** Loads all code; the server does so at start, one module after the other as no client waits yet. */
export async function loadAllCode(): Promise<void> {
  for (const name of Object.keys(pageComponents) as ScreenName[]) {
    await loadPageCode(name);
    for (const part of [...frame, ...(await loadParts(name))]) await part.fetch();
  }
  for (const name of Object.keys(sectionComponents)) await loadSectionCode(name);
  await loadSectionFailure();
  await loadIconShapes();
}
