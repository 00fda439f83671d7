const maxCharacters = 288;

/** The text of a tooltip: cut at 288 characters, with an ellipsis after the cut. */
export function tooltipText(text: string): string {
  const characters = Array.from(text);
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters).join('')}…`;
}
