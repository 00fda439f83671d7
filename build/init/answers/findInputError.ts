import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, relative, resolve, sep } from 'node:path';
import { countryFiles } from '../../../config/group/countryFiles.ts';
import { productLanguages } from '../../../config/languages/productLanguages.ts';
import { isWebAddress } from '../../../server/catalogue/feed/source/feedAddress.ts';
import { svgFault } from '../logo/svgFault.ts';
import { asciiSlug } from '../../../shared/kit/text/asciiSlug.ts';

/** An answer of the conversation, an option or a value of a file of answers. */
export type InputKind =
  | 'name'
  | 'country'
  | 'languages'
  | 'host'
  | 'color'
  | 'group'
  | 'folder'
  | 'logo'
  | 'stock'
  | 'key';

export interface InputPlaces {
  projectRoot: string;
  /** Folder that relative paths of files start from. */
  base: string;
  /** Folder of the group, whose countries count as well; null while unknown. */
  group: string | null;
}

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .,&'’+()/-]{0,59}$/u;
const hostPattern = /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;
const colorPattern = /^#[0-9a-f]{6}$/;
const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns the fault of an answer as the end of a sentence after its name: `"red" must be …`; null if valid. */
export function findInputError(kind: InputKind, text: string, places: InputPlaces): string | null {
  const value = text.trim();
  const cure = cures[kind](value, places);
  return cure === null ? null : `"${value}" ${cure}`;
}

/** Returns the languages of a list as typed: "nb,en". */
export function splitLanguages(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

const cures: Record<InputKind, (value: string, places: InputPlaces) => string | null> = {
  name: (value) =>
    namePattern.test(value) && asciiSlug(value) !== ''
      ? null
      : "must begin with a letter or digit and have at most 60 letters, digits and . , & ' + - / ( )",
  country: (value, { projectRoot, group }) => {
    const countries = countryFiles(projectRoot, group);
    if (countries.has(value.toLowerCase())) return null;
    const known = [...countries.keys()].join(', ');
    return `has no file in config/countries or in countries/ of the group; choose one of ${known}, or see docs/countries.md`;
  },
  languages: (value, { projectRoot }) => {
    const written = splitLanguages(value);
    const languages = productLanguages(projectRoot);
    const unknown = written.filter((language) => !languages.has(language));
    const known = [...languages.keys()].join(', ');
    if (written.length === 0) return `must name at least one of ${known}`;
    if (unknown.length > 0) return `must be languages that the product has texts in; choose from ${known}`;
    return new Set(written).size < written.length ? 'contain one twice; name each once' : null;
  },
  host: (value) =>
    hostPattern.test(value) ? null : 'must be a lower-case host name without https:// and port, like fjordbil.example',
  color: (value) => (colorPattern.test(value.toLowerCase()) ? null : 'must be written like "#0b3d5c"'),
  group: (value) =>
    keyPattern.test(value) ? null : 'must be a folder name of lower-case letters, digits and hyphens, like fjord',
  key: (value) =>
    keyPattern.test(value) ? null : 'must have lower-case letters, digits and hyphens only, like fjord-bil',
  folder: folderCure,
  logo: (value, { base }) => (value === '' || value === 'none' ? null : logoCure(resolve(base, value))),
  stock: (value, { base }) => {
    if (value === 'examples' || value === 'none') return null;
    const isAddress = isWebAddress(value);
    if (isAddress && !URL.canParse(value)) return 'is no valid URL; write it like https://host/stock.csv';
    return isAddress || isFile(resolve(base, value))
      ? null
      : 'is neither a file nor a URL; name the file of your export, or answer "examples" or "none"';
  },
};

/** The product's folder is replaced by an upgrade; only its groups/ may have a group. */
function folderCure(value: string, { projectRoot }: InputPlaces): string | null {
  if (value === '') return 'must be the path of a folder, like ../fjord';
  const folder = resolve(projectRoot, value);
  if (existsSync(folder) && !statSync(folder).isDirectory()) return 'is a file; name a folder, like ../fjord';
  const [first = '', name, ...deeper] = relative(projectRoot, folder).split(sep);
  const [inward = ''] = relative(folder, projectRoot).split(sep);
  if (inward !== '' && inward !== '..' && !inward.includes(':')) {
    return "contains the product's folder; choose one next to it, like ../fjord";
  }
  if (first === '..' || first.includes(':')) return null;
  if (first === 'groups' && name !== undefined && deeper.length === 0 && keyPattern.test(name)) return null;
  return "is inside the product's folder, which an upgrade replaces; choose one next to it, like ../fjord";
}

function logoCure(file: string): string | null {
  if (!isFile(file)) return 'is no file; name an SVG or PNG, or answer "none"';
  const kind = extname(file).toLowerCase();
  if (kind !== '.svg' && kind !== '.png') return 'must be an SVG or PNG file';
  const content = readFileSync(file);
  if (kind === '.png') {
    const isPng = content.subarray(1, 4).toString('latin1') === 'PNG';
    return isPng ? null : 'is no PNG, though its name ends so; export it again';
  }
  const fault = svgFault(content.toString('utf8').replace(/^\uFEFF/, ''));
  return fault === null ? null : `${fault}; export it as a plain SVG, without scripts and with everything in it`;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
