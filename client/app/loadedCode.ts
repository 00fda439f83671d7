import type { ComponentType } from 'react';
import { allRoutes, routeByName } from './routes.ts';
import type { SectionProps } from './SectionDefinition.ts';
import { sections } from './sections.ts';

/** What stands around every page; the browser loads its code when it hydrates. */
const frameLoaders = {
  header: async (): Promise<ComponentType> => (await import('./PageHeader.tsx')).PageHeader,
  footer: async (): Promise<ComponentType> => (await import('../site/components/SiteFooter.tsx')).SiteFooter,
};

export type FramePart = keyof typeof frameLoaders;

/*
 * Components of pages, sections and their frame that have arrived. They are looked up while rendering, never waited for: whoever
 * shows a page or opens a part of it (hydration/HydrationParts.ts) loads its code first. So the server never sends a
 * fallback, and React emits no script of its own.
 */
const pages = new Map<string, ComponentType>();
const sectionComponents = new Map<string, ComponentType<SectionProps>>();
const frame = new Map<FramePart, ComponentType>();

export function loadedPage(routeName: string): ComponentType | undefined {
  return pages.get(routeName);
}

export function loadedSection(componentName: string): ComponentType<SectionProps> | undefined {
  return sectionComponents.get(componentName);
}

export async function loadPageCode(routeName: string): Promise<void> {
  if (!pages.has(routeName)) pages.set(routeName, await routeByName(routeName).loadPage());
}

/** Loads a section's component; a name that no section has is left to the section's error boundary. */
export async function loadSectionCode(componentName: string): Promise<void> {
  const definition = Object.hasOwn(sections, componentName) ? sections[componentName] : undefined;
  if (!definition || sectionComponents.has(componentName)) return;
  sectionComponents.set(componentName, await definition.loadComponent());
}

export function isFramePart(name: string): name is FramePart {
  return Object.hasOwn(frameLoaders, name);
}

export function loadedFramePart(name: FramePart): ComponentType | undefined {
  return frame.get(name);
}

export async function loadFramePart(name: FramePart): Promise<void> {
  if (!frame.has(name)) frame.set(name, await frameLoaders[name]());
}

/** Loads header and footer, which every page has. */
export async function loadFrame(): Promise<void> {
  await Promise.all([loadFramePart('header'), loadFramePart('footer')]);
}

/** Loads everything: the server does at start. One after the other, since nobody waits yet. */
export async function loadAllCode(): Promise<void> {
  await loadFrame();
  for (const route of allRoutes) await loadPageCode(route.name);
  for (const name of Object.keys(sections)) await loadSectionCode(name);
}
