import type { ReactNode } from 'react';

/** The drawings of all icons: 24 × 24, lines in the text's colour. */
export const iconShapes = {
  arrow: <path d="M4 12h16m-6-6 6 6-6 6" />,
  arrowLeft: <path d="M20 12H4m6-6-6 6 6 6" />,
  bolt: <path d="M13 3 5.5 13.5H11L10 21l8-11h-5.5L13 3Z" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3v4m7-4v4" />
    </>
  ),
  car: (
    <>
      <path d="M3.5 16v-3l2-1 2-4.5h8l3 4.5 2 1v3" />
      <circle cx="7.5" cy="16" r="2" />
      <circle cx="16.5" cy="16" r="2" />
      <path d="M9.5 16h5M5.5 12h13" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
      <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
    </>
  ),
  document: (
    <>
      <path d="M6.5 3.5h8l4 4v13h-12Z" />
      <path d="M14 3.5V8h4.5M9 12.5h7M9 16h7" />
    </>
  ),
  expand: <path d="M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5" />,
  external: <path d="M13 5h6v6m0-6-8.5 8.5M17 14v5H5V7h5" />,
  filter: (
    <>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.3" />
      <circle cx="8.5" cy="17" r="2.3" />
    </>
  ),
  fuel: (
    <>
      <path d="M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M3.5 20h12M5 10.5h9" />
      <path d="M14 12h2a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V8.5L17 5.5" />
    </>
  ),
  gear: (
    <>
      <circle cx="7" cy="6" r="2" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="17" cy="6" r="2" />
      <path d="M7 8v8M12 8v8m5-8v4H7" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c3 3 3 14 0 17c-3-3-3-14 0-17" />
    </>
  ),
  heart: <path d="M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.5C20.5 15 12 20 12 20Z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5m0-9v.01" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="14.5" r="4" />
      <path d="m11 11.5 8-8m-3 3 3 3m-5.5-.5 2 2" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  megaphone: <path d="M4 10v4h3l9 4.5v-13L7 10H4Zm15-1.5a5 5 0 0 1 0 7M8 14.5l1.5 5" />,
  menu: <path d="M4 8h16M4 16h16" />,
  minus: <path d="M6 12h12" />,
  phone: (
    <path d="M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3c0 1-1 2-2 2A16.5 16.5 0 0 1 4.5 5.5c0-1 1-2 2-2Z" />
  ),
  muted: <path d="M4 10v4h3l5 4V6l-5 4H4Zm12 0 4 4m0-4-4 4" />,
  pause: <path d="M8.5 6v12m7-12v12" />,
  pin: (
    <>
      <path d="M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  play: <path d="M8 5.5v13l11-6.5-11-6.5Z" />,
  plus: <path d="M6 12h12M12 6v12" />,
  replay: <path d="M5 4v5h5M5.5 9A8 8 0 1 1 4 13.5" />,
  road: <path d="M8 4 4 20M16 4l4 16M12 5v3m0 3.5v3m0 3.5v2" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  share: (
    <>
      <circle cx="6.5" cy="12" r="2.3" />
      <circle cx="17" cy="6.5" r="2.3" />
      <circle cx="17" cy="17.5" r="2.3" />
      <path d="m8.7 11 6.2-3.4m-6.2 5.4 6.2 3.4" />
    </>
  ),
  sound: <path d="M4 10v4h3l5 4V6l-5 4H4Zm11.5-1.2a4.5 4.5 0 0 1 0 6.4m2.6-9a8 8 0 0 1 0 11.6" />,
  star: <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z" />,
  swap: <path d="M4 8h14l-3.5-3.5M20 16H6l3.5 3.5" />,
  tree: <path d="M12 3 6.5 11h3L5 17h14l-4.5-6h3L12 3Zm0 14v4" />,
  warning: (
    <>
      <path d="M12 4 2.8 19.5h18.4L12 4Z" />
      <path d="M12 10v4.5m0 2.5v.01" />
    </>
  ),
  wheel: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="M12 3.5v5m0 7v5M3.5 12h5m7 0h5" />
    </>
  ),
  wrench: (
    <path
      d="M14.5 6a4 4 0 0 1 5-1.5L17 7l.5 2.5L20 10l2-2a4.5 4.5 0 0 1-6.5 5L8 20.5a2.1 2.1 0 0 1-3-3L12.5 10a4.5 4.5 0 0 1 2-4Z"
      transform="translate(-1.5 -.5)"
    />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;
