const maxCharacters = 288;

/** Text of a tooltip, truncated to 288 characters plus an ellipsis. */
export function tooltipText(text: string): string {
  const characters = Array.from(text);
  return characters.length <= maxCharacters ? text : `${characters.slice(0, maxCharacters).join('')}…`;
}
