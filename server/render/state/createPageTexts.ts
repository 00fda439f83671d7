import { createHash } from 'node:crypto';
import { pluralCategories } from '../../../shared/kit/format/LocaleFormats.ts';
import type { BuiltInTexts, Language, Texts } from '../../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../../shared/site/TextKey.ts';

/** The texts of a site's pages in a language. */
export interface PageTexts {
  texts: Texts;
  /** Hash of the texts. */
  version: string;
  rooms: readonly TextRoom[];
  /** Texts of some rooms. */
  textsOf(rooms: readonly string[]): Texts;
}

/**
 * Returns the texts of pages in a language.
 * @param dictionary the content platform's; null when it cannot be read
 */
export type FindPageTexts = (dictionary: Texts | null, language: Language) => PageTexts;

/** In place of a dictionary that cannot be read: one object, so that its texts are merged once. */
const noTexts: Texts = {};

/** Rooms whose texts browsers do not need: those of messages, and of labels that the server writes. */
const serverRooms: ReadonlySet<string> = new Set(['messages', 'energyLabel']);

/**
 * Creates the function that merges the content platform's texts with the product's own.
 * A text of the dictionary replaces the product's, even if it is empty.
 * @param roomKeys keys of each room
 */
export function createPageTexts(
  builtInTexts: BuiltInTexts,
  roomKeys: Readonly<Record<string, readonly string[]>>,
): FindPageTexts {
  const rooms = Object.entries(roomKeys).filter(([room]) => !serverRooms.has(room));
  // gateways cache dictionaries, so pages of a site in a language share one
  const byDictionary = new WeakMap<Texts, Map<Language, PageTexts>>();
  return (read, language) => {
    const dictionary = read ?? noTexts;
    const known = byDictionary.get(dictionary) ?? new Map<Language, PageTexts>();
    byDictionary.set(dictionary, known);
    const found = known.get(language) ?? mergeRooms(rooms, dictionary, builtInTexts[language] ?? {});
    known.set(language, found);
    return found;
  };
}

function mergeRooms(rooms: readonly (readonly [string, readonly string[]])[], own: Texts, builtIn: Texts): PageTexts {
  const byRoom = new Map(rooms.map(([room, keys]) => [room, mergeTexts(keys, own, builtIn)]));
  const textsOf = (names: readonly string[]): Texts =>
    Object.assign({}, ...names.map((name) => byRoom.get(name))) as Texts;
  const texts = textsOf([...byRoom.keys()]);
  const version = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
  return { texts, version, rooms: [...byRoom.keys()] as TextRoom[], textsOf };
}

/** Texts of known keys with all their plural forms; those of a text come from where it comes from. */
function mergeTexts(keys: readonly string[], own: Texts, builtIn: Texts): Texts {
  const texts: Texts = {};
  for (const key of keys) {
    const text = own[key] ?? builtIn[key];
    if (text === undefined) continue;
    texts[key] = text;
    for (const category of pluralCategories) {
      const pluralKey = `${key}_${category}`;
      const plural = own[key] === undefined ? (own[pluralKey] ?? builtIn[pluralKey]) : own[pluralKey];
      if (plural !== undefined) texts[pluralKey] = plural;
    }
  }
  return texts;
}
