import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { yamlFilesIn } from '../../config/group/yamlFilesIn.ts';
import { asciiSlug } from '../../shared/kit/text/asciiSlug.ts';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { InitCommandError } from './InitCommandError.ts';

/** Validated settings of a new group. */
export interface NewGroup {
  /** Folder name below groups/. */
  key: string;
  /** Name of its site's files. */
  site: string;
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  languages: readonly [Language, ...Language[]];
  /** Without www. */
  host: string;
  /** Brand colour: "#0b3d5c". */
  color: string;
  /** The site sells cars. */
  stock: boolean;
}

/** Required answers for a group, in the order of the questions. */
export const neededAnswers = ['name', 'country', 'languages', 'host', 'color'] as const;
export type Answer = (typeof neededAnswers)[number] | 'group';

/** As typed. */
export type GroupAnswers = Partial<Record<Answer, string | undefined>>;

export interface InitPlaces {
  projectRoot: string;
  groupsFolder: string;
}

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,&'’+()/-]{0,59}$/u;
const hostPattern = /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;
const colorPattern = /^#[0-9a-f]{6}$/;
const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns the fault of an answer in one sentence; null if valid. */
export function answerFault(answer: Answer, text: string, { projectRoot, groupsFolder }: InitPlaces): string | null {
  const value = text.trim();
  switch (answer) {
    case 'name':
      if (!namePattern.test(value) || asciiSlug(value) === '') {
        return `The name "${value}" must begin with a letter or digit and have at most 60 letters, digits and . , & ' + - / ( ).`;
      }
      return null;
    case 'country': {
      const countries = yamlFilesIn(join(projectRoot, 'config/countries')).map((file) => basename(file, '.yaml'));
      if (countries.includes(value.toLowerCase())) return null;
      return `The country "${value}" has no file in config/countries; choose one of ${countries.join(', ')}, or see docs/countries.md.`;
    }
    case 'languages': {
      const written = splitLanguages(value);
      const languages = productLanguages(projectRoot);
      const unknown = written.filter((language) => !languages.has(language));
      const known = [...languages.keys()].join(', ');
      if (written.length === 0) return `Name at least one language of ${known}.`;
      if (unknown.length > 0) {
        return `The product has no texts in "${unknown.join(', ')}"; choose languages from ${known}.`;
      }
      return new Set(written).size < written.length
        ? `The languages "${value}" contain one twice; name each once.`
        : null;
    }
    case 'host':
      if (hostPattern.test(value)) return null;
      return `The host "${value}" must be a lower-case host name without https:// and port, like fjordbil.no.`;
    case 'color':
      if (colorPattern.test(value.toLowerCase())) return null;
      return `The colour "${value}" must be written like "#0b3d5c".`;
    case 'group':
      if (!keyPattern.test(value)) {
        return `The group "${value}" must be a folder name of lower-case letters, digits and hyphens, like fjord.`;
      }
      return existsSync(join(groupsFolder, value))
        ? `groups/${value} exists already; choose another name with --group.`
        : null;
  }
}

/**
 * Validates the answers.
 * @param stock whether the site sells cars
 * @throws InitCommandError with every missing or invalid answer, one sentence each
 */
export function buildNewGroup(answers: GroupAnswers, places: InitPlaces, stock = true): NewGroup {
  const missing = neededAnswers.filter((answer) => answers[answer] === undefined);
  const { name = '', country = '', languages = '', host = '', color = '' } = answers;
  const group = answers.group ?? asciiSlug(name);
  const given: Record<Answer, string> = { name, country, languages, host, color, group };
  const faults = [...neededAnswers, 'group' as const]
    .filter((answer) => answers[answer] !== undefined || (answer === 'group' && group !== ''))
    .flatMap((answer) => answerFault(answer, given[answer], places) ?? []);
  if (missing.length > 0) {
    const options = missing.map((answer) => `--${answer}`).join(', ');
    faults.push(`A new group also needs ${options}; npm run init -- --help has an example.`);
  }
  const [first, ...others] = splitLanguages(languages);
  if (faults.length > 0 || first === undefined) throw new InitCommandError(faults.join('\n'));
  return {
    key: group.trim(),
    site: asciiSlug(name),
    name: name.trim(),
    country: country.trim().toLowerCase(),
    languages: [first, ...others],
    host: host.trim().replace(/^www\./, ''),
    color: color.trim().toLowerCase(),
    stock,
  };
}

function splitLanguages(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}
