/** Media query of the style sheets of dark schemes. Print is always light. */
export const darkMedia = 'screen and (prefers-color-scheme: dark)';
