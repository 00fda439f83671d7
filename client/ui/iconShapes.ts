/** Shapes of all icons as SVG path data: 24 × 24, stroked in the text colour. */
export const iconShapes = {
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  arrowLeft: 'M20 12H4m6-6-6 6 6 6',
  bolt: 'M13 3 5.5 13.5H11L10 21l8-11h-5.5L13 3Z',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2ZM4 10h16M8.5 3v4m7-4v4',
  axle: 'M4 7.5v9M7 7.5v9M17 7.5v9m3-9v9M7 12h10M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  // wheels are cut out of the body's lower edge
  car: 'M4.6 16.5H3.2c-.6 0-1-.4-1-1v-2.1c0-.9.6-1.6 1.5-1.8l2.5-.6 2.6-3.3c.5-.6 1.1-.9 1.9-.9h3.6c.7 0 1.3.3 1.8.8l3.1 3.2 1.7.5c.7.2 1.1.8 1.1 1.5v2.7c0 .6-.4 1-1 1h-1.4M9.4 16.5h5.4M4.9 16.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M15 16.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.4 11h12.2M12 6.9V11',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
  crate: 'm12 3.5 8 4v9l-8 4-8-4v-9l8-4ZM4 7.5l8 4 8-4M12 11.5v9',
  document: 'M6.5 3.5h8l4 4v13h-12ZM14 3.5V8h4.5M9 12.5h7M9 16h7',
  expand: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  external: 'M13 5h6v6m0-6-8.5 8.5M17 14v5H5V7h5',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M13.2 7a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M6.2 17a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  fuel: 'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M3.5 20h12M5 10.5h9M14 12h2a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V8.5L17 5.5',
  gear: 'M5 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 8v8M12 8v8m5-8v4H7',
  globe: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c3 3 3 14 0 17c-3-3-3-14 0-17',
  heart: 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5C20.5 15 12 20 12 20Z',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5m0-9v.01',
  key: 'M4 14.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 11.5l8-8m-3 3 3 3m-5.5-.5 2 2',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7l8 6 8-6',
  megaphone: 'M4 10v4h3l9 4.5v-13L7 10H4Zm15-1.5a5 5 0 0 1 0 7M8 14.5l1.5 5',
  menu: 'M4 8h16M4 16h16',
  motorcycle:
    'M2.1 16a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M15.1 16a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M18.5 16 15.3 7.3h-2.6M3 9.4l4.6.9c.6-.9 1.5-1.5 2.7-1.5h3.2c1.3 0 2.3.6 2.6 1.7M5.5 16l3.2-3.6h6.6L13.5 16H8.9',
  minus: 'M6 12h12',
  person: 'M8.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5 20c.4-4 3.2-6 7-6s6.6 2 7 6',
  phone: 'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3c0 1-1 2-2 2A16.5 16.5 0 0 1 4.5 5.5c0-1 1-2 2-2Z',
  muted: 'M4 10v4h3l5 4V6l-5 4H4Zm12 0 4 4m0-4-4 4',
  paint: 'M12 3.5c3.4 4 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2.1-6 5.5-10ZM9.5 14a2.6 2.6 0 0 0 2.6 2.6',
  pause: 'M8.5 6v12m7-12v12',
  pin: 'M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21ZM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  plate:
    'M4 7.5h16a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V9A1.5 1.5 0 0 1 4 7.5ZM6 7.5v9M9 12h2.5m2 0h5',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
  plus: 'M6 12h12M12 6v12',
  replay: 'M5 4v5h5M5.5 9A8 8 0 1 1 4 13.5',
  road: 'M8 4 4 20M16 4l4 16M12 5v3m0 3.5v3m0 3.5v2',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  share:
    'M4.2 12a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M14.7 6.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M14.7 17.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M8.7 11l6.2-3.4m-6.2 5.4 6.2 3.4',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.8 7.4 7 9 4.2-1.6 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
  sound: 'M4 10v4h3l5 4V6l-5 4H4Zm11.5-1.2a4.5 4.5 0 0 1 0 6.4m2.6-9a8 8 0 0 1 0 11.6',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z',
  swap: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  tree: 'M12 3 6.5 11h3L5 17h14l-4.5-6h3L12 3Zm0 14v4',
  truck: 'M3 6h10.5v10H3ZM13.5 10h4l3 3v3h-7M5 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 16.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  van: 'M4.6 16.5H3.5a1 1 0 0 1-1-1V7.8c0-.7.5-1.2 1.2-1.2h9.8c.7 0 1.3.3 1.7.8l2.7 3.5 2.5 1c.7.2 1.1.8 1.1 1.5v2.1c0 .6-.4 1-1 1h-.9M9.4 16.5h5.2M4.9 16.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M14.9 16.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M12.5 6.6V11h5.3',
  warning: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5m0 2.5v.01',
  weight: 'M9.5 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M7.5 8.5h9L19.5 20h-15l3-11.5Z',
  wheel:
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M12 3.5v5m0 7v5M3.5 12h5m7 0h5',
  wrench:
    'M13 5.5a4 4 0 0 1 5-1.5L15.5 6.5l.5 2.5L18.5 9.5l2-2a4.5 4.5 0 0 1-6.5 5L6.5 20a2.1 2.1 0 0 1-3-3L11 9.5a4.5 4.5 0 0 1 2-4Z',
} as const;

export type IconName = keyof typeof iconShapes;

/** Other names that editors use. */
const otherNames: Record<string, IconName> = {
  tire: 'wheel',
  location: 'pin',
  map: 'pin',
  mechanic: 'wrench',
  email: 'mail',
};

/** The shape of an icon, or of the one with an editor's name, if it is known. */
export function iconShape(name: IconName, editorName = ''): string {
  const key = editorName.trim().toLowerCase();
  const own = (Object.keys(iconShapes) as IconName[]).find((candidate) => candidate.toLowerCase() === key);
  return iconShapes[own ?? (Object.hasOwn(otherNames, key) ? otherNames[key] : undefined) ?? name];
}

export interface IconShapes {
  iconShape: typeof iconShape;
}
