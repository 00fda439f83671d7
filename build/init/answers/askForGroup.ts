import { relative, resolve } from 'node:path';
import type { TokenValues } from '../../../shared/site/SiteLook.ts';
import type { InitDraft } from './InitDraft.ts';
import { askForSites } from './askForSites.ts';
import { textColorNote, unreadableColor } from './brandColor.ts';
import { defaultFolder } from './finishDraft.ts';
import { countryChoices } from './placeChoices.ts';
import { askText } from './askText.ts';
import type { Terminal } from './askText.ts';
import { themeTokens } from './themeTokens.ts';

interface Parts {
  projectRoot: string;
  /** Answers of options: not asked. */
  given: InitDraft;
  /** Returns the answers of an earlier run in a folder. */
  defaultsIn: (folder: string) => InitDraft;
}

/** Asks at a terminal for what options leave out, each answer until it is valid. */
export async function askForGroup(terminal: Terminal, parts: Parts): Promise<InitDraft> {
  const { projectRoot, given, defaultsIn } = parts;
  const places = { projectRoot, base: projectRoot, group: null };
  const known: InitDraft = given.dir === undefined ? { sites: [] } : defaultsIn(resolve(projectRoot, given.dir));
  const name =
    given.name ??
    (await askText(terminal, { kind: 'name', message: 'Name of the group', default: known.name, places }));
  const dir =
    given.dir ??
    (await askText(terminal, {
      kind: 'folder',
      message: "Its folder, next to the product's",
      default: defaultFolder(name),
      places,
    }));
  const folder = resolve(projectRoot, dir);
  const defaults = defaultsIn(folder);
  const countries = countryChoices(projectRoot, folder);
  const country =
    given.country ??
    (await terminal.prompts.select({
      message: 'Country',
      choices: countries,
      pageSize: countries.length,
      ...(defaults.country !== undefined && { default: defaults.country }),
    }));
  const sites = await askForSites(terminal, { name, country, given, defaults, places });
  const written = { name, dir, country, sites };
  const color = await askForColor(terminal, { ...parts, usual: defaults.color, tokens: themeTokens(folder, written) });
  const logo =
    given.logo ??
    (await askText(terminal, {
      kind: 'logo',
      message: 'Logo: path of an SVG or PNG, or none',
      default: shownPath(defaults.logo, projectRoot),
      places,
    }));
  return { ...written, color, logo };
}

/** Asks for a brand colour; for one that is hard to read, it proposes the nearest that is not. */
async function askForColor(
  terminal: Terminal,
  { projectRoot, given, usual, tokens }: Parts & { usual: string | undefined; tokens: readonly TokenValues[] },
): Promise<string> {
  const places = { projectRoot, base: projectRoot, group: null };
  let proposed = usual;
  let color = given.color;
  for (;;) {
    color ??= await askText(terminal, {
      kind: 'color',
      message: 'Brand colour, like #0b3d5c',
      default: proposed,
      places,
    });
    color = color.toLowerCase();
    const fault = unreadableColor(color, tokens);
    if (fault === null) break;
    terminal.say(`${fault.message}\n`);
    proposed = fault.nearest ?? usual;
    color = undefined;
  }
  const note = textColorNote(color);
  if (note !== null) terminal.say(`  ${note}\n`);
  return color;
}

function shownPath(path: string | undefined, projectRoot: string): string {
  return path === undefined || path === 'none' ? 'none' : relative(projectRoot, path);
}
