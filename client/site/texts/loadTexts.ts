import type { Texts } from '../../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../../shared/site/TextKey.ts';
import { textsPath } from '../../../shared/site/textsPath.ts';
import type { SiteState } from '../siteState.ts';

declare global {
  interface Window {
    /** Texts that pageStart.ts requests with the page's modules. */
    forecourtTexts?: { path: string; response: Promise<Response> };
  }
}

/** Requested files by path; a page that is likely to be next has its texts before it is asked for. */
const files = new Map<string, Promise<Texts>>();

/** Loads the texts of rooms, once. Rejects when they cannot be loaded; the next call tries again. Browser only. */
export function loadTexts(
  { context: { language }, textFiles }: Pick<SiteState, 'context' | 'textFiles'>,
  rooms: readonly TextRoom[],
): Promise<Texts> {
  const path = textsPath(language, textFiles?.version ?? '', rooms);
  const file = files.get(path) ?? fetchTexts(path);
  files.set(path, file);
  return file;
}

async function fetchTexts(path: string): Promise<Texts> {
  try {
    const early = window.forecourtTexts;
    const response = await (early?.path === path ? early.response : fetch(path));
    if (!response.ok) throw new Error(`The texts at ${path} could not be loaded: ${String(response.status)}.`);
    return (await response.json()) as Texts;
  } catch (error) {
    files.delete(path);
    delete window.forecourtTexts;
    throw error;
  }
}
