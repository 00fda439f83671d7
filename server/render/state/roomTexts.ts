import { sectionTexts } from '../../../client/app/interfaceTexts.ts';
import type { SiteState } from '../../../client/site/siteState.ts';
import { pluralCategories } from '../../../shared/kit/format/LocaleFormats.ts';
import type { BuiltInTexts, Language, Texts } from '../../../shared/site/SiteTypes.ts';
import { textRooms } from '../../../shared/site/TextRoom.ts';
import type { TextRoom } from '../../../shared/site/TextRoom.ts';
import { pageTexts } from './pageTexts.ts';

/** Texts of the dictionary that differ from the built-in ones, for these keys and their plural forms. */
function textsThatDiffer(dictionary: Texts, builtIn: Texts): Texts {
  const texts: Texts = {};
  for (const [key, wording] of Object.entries(builtIn)) {
    const text = dictionary[key];
    if (text && text !== wording) texts[key] = text;
    for (const category of pluralCategories) {
      const plural = dictionary[`${key}_${category}`];
      if (plural && plural !== builtIn[`${key}_${category}`]) texts[`${key}_${category}`] = plural;
    }
  }
  return texts;
}

/** Creates the function that finds the texts of some rooms that selectTexts has left out of a page. */
export function createRoomTexts(
  builtInTexts: BuiltInTexts,
): (dictionary: Texts, rooms: readonly TextRoom[], language: string) => Texts {
  return (dictionary, rooms, language) =>
    textsOfRooms(pageTexts(dictionary, builtInTexts[language as Language], language), rooms);
}

/** Texts of the dictionary that differ from the built-in ones, for some rooms. */
function textsOfRooms(dictionary: Texts, rooms: readonly TextRoom[]): Texts {
  return Object.assign({}, ...rooms.map((room) => textsThatDiffer(dictionary, sectionTexts[room]))) as Texts;
}

/**
 * Site state of a page without the texts of rooms that none of its sections shows.
 * The browser fetches them with the first page that does (preparePage). Rooms without differing texts are complete as
 * they are.
 * @param shown rooms of the page's sections
 */
export function selectTexts(shown: readonly TextRoom[], site: SiteState): SiteState {
  const others = findRoomKeys(site.texts).filter(({ room }) => !shown.includes(room));
  if (others.length === 0) return site;
  const needed = textsOfRooms(site.texts, shown); // rooms share texts
  const leftOut = new Set(others.flatMap(({ keys }) => keys).filter((key) => !Object.hasOwn(needed, key)));
  const texts = Object.fromEntries(Object.entries(site.texts).filter(([key]) => !leftOut.has(key)));
  return { ...site, texts, textRoomsLeftOut: others.map(({ room }) => room) };
}

interface RoomKeys {
  room: TextRoom;
  keys: string[];
}

/** By texts of a site in a language, which its pages share. */
const roomKeysByTexts = new WeakMap<Texts, RoomKeys[]>();

/** The rooms with texts here, and their keys. */
function findRoomKeys(texts: Texts): RoomKeys[] {
  const cached = roomKeysByTexts.get(texts);
  if (cached) return cached;
  const roomKeys = textRooms
    .map((room) => ({ room, keys: Object.keys(textsOfRooms(texts, [room])) }))
    .filter(({ keys }) => keys.length > 0);
  roomKeysByTexts.set(texts, roomKeys);
  return roomKeys;
}
