/** A change of a file that a developer or an editor makes, and how an open page shows it. */
export interface LoopChange {
  name: string;
  /** Maximum time from the save until the open page shows the change, s. */
  maxSeconds: number;
  file: string;
  /** Path of the open page. */
  path?: string;
  /** Text that the file has once; "" appends. */
  text: string;
  /** Returns its replacement, which is another one in each round. */
  by(round: number): string;
  /** JavaScript expression in the page; left out: the page has loaded again. */
  seen?(round: number): string;
}

const group = 'groups/polhem';
const has = (text: string): string => `document.body.textContent.includes(${JSON.stringify(text)})`;
const hex = (round: number): string => `#0710${round.toString(16).padStart(2, '0')}`;

/** Goals with two cores that do nothing else: what is read at a start takes one, of two or three seconds. */
export const loopChanges: readonly LoopChange[] = [
  {
    name: 'CSS',
    maxSeconds: 0.7,
    file: 'client/ui/Button.css',
    text: '',
    by: (round) => `:root { --loop: ${String(round)}; }\n`,
    seen: (round) =>
      `getComputedStyle(document.documentElement).getPropertyValue('--loop').trim() === '${String(round)}'`,
  },
  {
    name: 'page',
    maxSeconds: 0.7,
    file: `${group}/content/polhem-bil/pages/start.sv.yaml`,
    text: 'Title: Vägen hem börjar här',
    by: (round) => `Title: Vägen hem börjar ${String(round)}`,
    seen: (round) => has(`Vägen hem börjar ${String(round)}`),
  },
  {
    name: 'menu',
    maxSeconds: 0.7,
    file: `${group}/content/polhem-bil/site.sv.yaml`,
    text: '    - Title: Köp bil\n',
    by: (round) => `    - Title: Köp ${String(round)}\n`,
    seen: (round) => has(`Köp ${String(round)}`),
  },
  {
    name: 'text',
    maxSeconds: 3,
    file: 'content/languages/sv/texts/site.yaml',
    text: 'skipToContent: Hoppa till innehållet',
    by: (round) => `skipToContent: Hoppa till ${String(round)}`,
    seen: (round) => has(`Hoppa till ${String(round)}`),
  },
  {
    name: 'vocabulary',
    maxSeconds: 3,
    file: 'config/vocabularies/car_fuel.yaml',
    path: '/bilar',
    text: '',
    by: (round) => `# ${String(round)}\n`,
  },
  {
    name: 'country',
    maxSeconds: 3,
    file: 'config/countries/se.yaml',
    path: '/bilar',
    text: '',
    by: (round) => `# ${String(round)}\n`,
  },
  {
    name: 'theme',
    maxSeconds: 3,
    file: `${group}/themes/polhem.yaml`,
    text: "color-stage: '#07100d'",
    by: (round) => `color-stage: '${hex(round)}'`,
    seen: (round) =>
      `getComputedStyle(document.documentElement).getPropertyValue('--color-stage').includes('${hex(round)}')`,
  },
  {
    name: 'site file',
    maxSeconds: 3,
    file: `${group}/sites/polhem-bil.yaml`,
    text: 'displayName: Polhem Bil\n',
    by: (round) => `displayName: Polhem ${String(round)}\n`,
    seen: (round) => `document.querySelector('meta[property="og:site_name"]')?.content === 'Polhem ${String(round)}'`,
  },
  {
    name: 'redirect',
    maxSeconds: 3,
    file: `${group}/redirects/polhem-bil.txt`,
    text: '',
    by: (round) => `/loop-${String(round)} -> /bilar\n`,
  },
  {
    name: 'component',
    maxSeconds: 2,
    file: 'client/site/header/SiteHeader.tsx',
    text: 'className="site-header"',
    by: (round) => `className="site-header" data-loop="${String(round)}"`,
    seen: (round) => `document.querySelector('.site-header')?.dataset.loop === '${String(round)}'`,
  },
  {
    name: 'rendering',
    maxSeconds: 2,
    file: 'server/render/renderDocument.tsx',
    text: 'head={<DocumentHead store={document.store} assets={assets} />}',
    by: (round) =>
      `head={<><meta name="loop" content="${String(round)}" /><DocumentHead store={document.store} assets={assets} /></>}`,
    seen: (round) => `document.querySelector('meta[name="loop"]')?.content === '${String(round)}'`,
  },
  {
    name: 'server file',
    maxSeconds: 3,
    file: 'server/main.ts',
    text: '',
    by: (round) => `process.title = 'change ${String(round)}';\n`,
  },
];
