import { parseArgs } from 'node:util';
import { siteOptions } from './buildNewSite.ts';
import type { SiteOptions } from './buildNewSite.ts';

export type NewArguments =
  | { command: 'help' }
  | { command: 'feed'; file: string; site: string | null; out: string | null }
  | { command: 'legal' }
  | { command: 'section'; name: string }
  | { command: 'route'; path: string; method: 'GET' | 'POST' }
  | { command: 'text'; room: string; key: string; texts: Record<string, string>; after: string | null }
  | { command: 'back-end'; path: string }
  | { command: 'site'; answers: SiteOptions }
  | { command: 'page'; path: string; title: string; site: string | null };

/** Wrong usage of the command; the message says what to change. */
export class NewUsageError extends Error {
  override readonly name = 'NewUsageError';
}

export const newUsage = `New: writes files to start from.

  npm run new -- feed <file> [--site NAME] [--out FILE]
      Reads the first thousand rows of a stock feed (CSV, XML, JSON or NDJSON, also packed with gzip), proposes a mapping
      and writes it to the feeds of the group, or to FILE. The site is the first one with a stock unless it is named.
      Check the result with: npm run stock -- check <feed> <mapping>. See docs/feeds.md.

  npm run new -- section <Name>
      Writes the component of a content section with its styles and its test, and adds it to the two tables of sections.
      See docs/how-to/add-a-section.md.

  npm run new -- text <room>/<key> sv="Antal nycklar" en="Number of keys" … [--after KEY]
      Adds an interface text to the file of each language, at its end or after KEY. A room is a file of texts, such as
      carList, or site for those of every page. See docs/how-to/add-a-text.md.

  npm run new -- route <room>/<name> [--get]
      Writes a route below /api for POST or GET with its HTTP test, and adds it to the routers, the rate limits and the metrics.
      See docs/how-to/add-an-api-route.md.

  npm run new -- back-end <room>/<name>
      Writes an interface, its embedded default, an adapter over HTTP with its settings, and a contract suite over both.
      See docs/how-to/add-a-back-end.md.

  npm run new -- site --name "Fjord Truck" --country no --languages nb,en --host fjordtruck.no --color "#0b3d5c"
      Adds a site to the group, with its appearance and example pages. With --no-stock it sells no cars. See
      docs/how-to/add-a-site.md.

  npm run new -- legal
      Writes skeletons of the legal pages that the sites of the group lack. See docs/countries.md.

  npm run new -- page <path> --title "Title" [--site NAME]
      Writes a content page in each language of the site. The site is the first one unless it is named. A path with
      slashes is below the page of its first part. See docs/how-to/add-a-page.md.
`;

const noStock = '--no-stock';
const getMethod = '--get';

/** Parses the arguments after "new". @throws NewUsageError */
export function readNewArguments(words: readonly string[]): NewArguments {
  const [command, ...rest] = words;
  if (command === undefined || ['help', '--help', '-h'].includes(command)) return { command: 'help' };
  if (command === 'legal') {
    if (rest.length > 0) throw new NewUsageError('legal takes no arguments.');
    return { command };
  }
  if (command === 'feed') {
    const { values, positionals } = parsed(rest, ['site', 'out']);
    const file = onlyOne(positionals, 'feed takes one file.');
    return { command, file, site: values['site'] ?? null, out: values['out'] ?? null };
  }
  if (command === 'section') {
    return { command, name: onlyOne(parsed(rest, []).positionals, 'section takes one name, such as Testimonials.') };
  }
  if (command === 'back-end') return { command, path: roomAndName(command, rest) };
  if (command === 'route') {
    const others = rest.filter((word) => word !== getMethod);
    return { command, path: roomAndName(command, others), method: others.length < rest.length ? 'GET' : 'POST' };
  }
  if (command === 'text') return { command, ...readText(rest) };
  if (command === 'site') {
    const words = rest.filter((word) => word !== noStock);
    const { values, positionals } = parsed(words, siteOptions);
    if (positionals.length > 0) throw new NewUsageError('site takes options only.');
    return { command, answers: { ...values, stock: words.length === rest.length } };
  }
  if (command === 'page') {
    const { values, positionals } = parsed(rest, ['site', 'title']);
    const path = onlyOne(positionals, 'page takes one path, such as about/history.');
    const { title, site = null } = values;
    if (title === undefined || title.trim() === '') throw new NewUsageError('page needs --title "Title".');
    return { command, path, title: title.trim(), site };
  }
  throw new NewUsageError(`Unknown kind "${command}".`);
}

function parsed(
  words: readonly string[],
  options: readonly string[],
): { values: Partial<Record<string, string>>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    });
    return { values, positionals };
  } catch (error) {
    throw new NewUsageError((error as Error).message);
  }
}

function roomAndName(command: string, words: readonly string[]): string {
  return onlyOne(parsed(words, []).positionals, `${command} takes one room and name, such as forms/trade-values.`);
}

function readText(words: readonly string[]): Omit<Extract<NewArguments, { command: 'text' }>, 'command'> {
  const { values, positionals } = parsed(words, ['after']);
  const [path = '', ...pairs] = positionals;
  const [, room = '', key = ''] = /^(\w+)\/(\w+)$/.exec(path) ?? [];
  if (key === '') throw new NewUsageError('text takes a room and a key, such as carList/sortSaving.');
  const texts = pairs.map((pair) => /^([a-z]{2,3}(?:-[A-Z]{2})?)=([^]*)$/.exec(pair));
  const wrong = pairs[texts.indexOf(null)];
  if (wrong !== undefined) throw new NewUsageError(`"${wrong}" is not a language and a text, such as en="Keys".`);
  const byLanguage = Object.fromEntries(texts.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
  return { room, key, texts: byLanguage, after: values['after'] ?? null };
}

function onlyOne([first, ...more]: readonly string[], fault: string): string {
  if (first === undefined || more.length > 0) throw new NewUsageError(fault);
  return first;
}
