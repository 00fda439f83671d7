/** Characters that belong to the one before them: accents, skin tones, variation selectors, joiners. */
const joiningStart = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;
/** The last character with everything that belongs to it, as far as a real one extends. */
const lastCharacter = /[^\p{M}\p{Emoji_Modifier}\u200d](?:[\p{M}\p{Emoji_Modifier}]|\u200d.?){0,20}$/su;

/**
 * Cuts a text after at most `maxLength` UTF-16 units, never inside a character.
 * Half a surrogate pair cannot be encoded, and part of an emoji is shown as another one.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  const isInside = joiningStart.test(text.slice(kept.length, kept.length + 2)) || kept.endsWith('\u200d');
  return isInside ? kept.replace(lastCharacter, '') : kept;
}
