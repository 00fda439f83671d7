import type { Texts } from '../../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../../shared/site/TextKey.ts';
import { textsPath } from '../../../shared/site/textsPath.ts';
import type { SiteState } from '../siteState.ts';

/** Loads the texts of rooms. Rejects when they cannot be loaded. Browser only. */
export async function loadTexts(
  { context: { language }, textFiles }: Pick<SiteState, 'context' | 'textFiles'>,
  rooms: readonly TextRoom[],
): Promise<Texts> {
  const response = await fetch(textsPath(language, textFiles?.version ?? '', rooms));
  if (!response.ok) throw new Error(`The texts of ${rooms.join()} could not be loaded: ${String(response.status)}.`);
  return (await response.json()) as Texts;
}
