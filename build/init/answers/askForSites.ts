import type { InputPlaces } from './findInputError.ts';
import type { InitDraft, SiteDraft } from './InitDraft.ts';
import { languageChoices } from './placeChoices.ts';
import { askText } from './askText.ts';
import type { Terminal } from './askText.ts';
import { siteKey } from './siteKey.ts';

interface Parts {
  name: string;
  country: string;
  /** Answers of options, for the first site. */
  given: InitDraft;
  defaults: InitDraft;
  places: InputPlaces;
}

/** Asks for the sites of a group, at least one. */
export async function askForSites(terminal: Terminal, parts: Parts): Promise<SiteDraft[]> {
  const sites: SiteDraft[] = [];
  for (;;) {
    const at = sites.length;
    sites.push(await askForSite(terminal, sites, parts));
    const more = parts.defaults.sites.length > at + 1;
    if (!(await terminal.prompts.confirm({ message: 'Another site?', default: more }))) return sites;
  }
}

async function askForSite(terminal: Terminal, others: readonly SiteDraft[], parts: Parts): Promise<SiteDraft> {
  const { given, defaults, places, name: groupName } = parts;
  const written = others.length === 0 ? (given.sites[0] ?? {}) : {};
  const usual = defaults.sites[others.length] ?? {};
  const keys = others.map((site) => siteKey(site, groupName));
  const hosts = others.map(({ host }) => host);
  const name = await askText(terminal, {
    kind: 'name',
    message: `Name of the ${others.length === 0 ? 'first' : 'next'} site`,
    default: usual.name ?? (others.length === 0 ? groupName : undefined),
    places,
    refuse: (text) =>
      keys.includes(siteKey({ name: text }, groupName))
        ? `"${text}" is the name of another site; choose another`
        : null,
  });
  const host =
    written.host ??
    (await askText(terminal, {
      kind: 'host',
      message: 'Its host name, like fjordbil.example',
      default: usual.host,
      places,
      refuse: (text) =>
        hosts.includes(text.replace(/^www\./, '')) ? `"${text}" is the host of another site; choose another` : null,
    }));
  const languages = written.languages ?? (await askForLanguages(terminal, usual.languages, parts));
  const stock = written.stock ?? (await askForStock(terminal, usual.stock, others, parts));
  const workshop =
    written.workshop ??
    (await terminal.prompts.confirm({
      message: 'Does it take workshop bookings?',
      default: usual.workshop ?? false,
    }));
  const kept = usual.key !== undefined && usual.name === name ? { key: usual.key } : {};
  return { ...kept, name, host: host.replace(/^www\./, ''), languages, stock, workshop };
}

/** Asks for the languages, then for the first one, whose addresses have no segment. */
async function askForLanguages(
  { prompts }: Terminal,
  usual: readonly string[] | undefined,
  { country, places }: Parts,
): Promise<string[]> {
  const choices = languageChoices(country, places.projectRoot);
  const checked = usual ?? [choices[0].value];
  const chosen = await prompts.checkbox({
    message: 'Its languages',
    choices: choices.map((choice) => ({ ...choice, checked: checked.includes(choice.value) })),
    pageSize: choices.length,
    required: true,
  });
  if (chosen.length < 2) return chosen;
  const names = new Map(choices.map(({ value, name }) => [value, name]));
  const first = await prompts.select({
    message: 'The first one; its addresses have no language segment',
    choices: chosen.map((value) => ({ value, name: names.get(value) ?? value })),
    default: chosen.find((language) => language === checked[0]) ?? chosen[0] ?? '',
  });
  const order = [first, ...checked];
  const rank = (language: string): number => (order.includes(language) ? order.indexOf(language) : order.length);
  return chosen.sort((one, other) => rank(one) - rank(other));
}

/** Asks for the cars. A group has one feed: the sites that sell cars share it. */
async function askForStock(
  terminal: Terminal,
  usual: string | undefined,
  others: readonly SiteDraft[],
  { places }: Parts,
): Promise<string> {
  const shared = others.map(({ stock }) => stock).find((stock) => stock !== undefined && stock !== 'none');
  const none = { value: 'none', name: 'none: it sells no cars' };
  if (shared !== undefined) {
    return terminal.prompts.select({
      message: 'Its cars',
      choices: [{ value: shared, name: `from the same feed (${shared})` }, none],
      default: usual === 'none' ? usual : shared,
    });
  }
  const usualKind = usual === undefined || usual === 'examples' || usual === 'none' ? usual : 'feed';
  const kind = await terminal.prompts.select({
    message: 'Its cars',
    choices: [
      { value: 'examples', name: 'ten example cars' },
      { value: 'feed', name: 'my export, a file or URL (CSV, XML, JSON or NDJSON)' },
      none,
    ],
    default: usualKind ?? 'examples',
  });
  if (kind !== 'feed') return kind;
  const message = 'Path or URL of the export';
  return askText(terminal, { kind: 'stock', message, default: usualKind === 'feed' ? usual : undefined, places });
}
