import type { Texts } from '../../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../../shared/site/TextKey.ts';
import { textsPath } from '../../../shared/site/textsPath.ts';
import type { SiteState } from '../siteState.ts';

/** Loads the texts of rooms. Rejects when one cannot be loaded. Browser only. */
export async function loadTexts(
  { context: { language }, textFiles }: Pick<SiteState, 'context' | 'textFiles'>,
  rooms: readonly TextRoom[],
): Promise<Texts> {
  const load = async (room: TextRoom): Promise<Texts> => {
    const response = await fetch(textsPath(language, room, textFiles?.versions[room] ?? ''));
    if (!response.ok) throw new Error(`the texts of ${room} could not be loaded: ${String(response.status)}`);
    return (await response.json()) as Texts;
  };
  return Object.assign({}, ...(await Promise.all(rooms.map(load)))) as Texts;
}
