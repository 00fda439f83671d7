/** Form controls, scroll bars and pictures that no token colours. */
export const darkParts = {
  'color-scheme': 'dark',
  // maps, logos of brands and icons of editors: dark lines on a light or no ground
  '--drawing-filter': 'invert(.92) hue-rotate(180deg)',
  '--nav-on-bright': 'var(--nav-bg)',
};
