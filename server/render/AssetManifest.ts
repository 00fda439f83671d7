import { readFile } from 'node:fs/promises';
import Joi from 'joi';
import { darkMedia } from '../../shared/site/darkMedia.ts';
import type { StyleSheet } from '../../shared/site/styleLinks.ts';

/** A font file that pages in these languages show at once. */
export interface FontPreload {
  address: string;
  languages: string[];
}

/** Files of a theme that pages of a site may choose. */
export interface ThemeAssets {
  /** A style sheet in addition to that of every page. */
  css: string;
  /** Replace the site's. */
  fonts: FontPreload[];
}

/** Files of a site's appearance. */
export interface LookAssets {
  /** The style sheet of every page. */
  css: string;
  fonts: FontPreload[];
  /** Dark scheme of the site and of the themes of single pages. */
  dark?: DarkAssets;
  /** Assets of themes used by single pages, by theme. */
  themes: Record<string, ThemeAssets>;
  pictures: MadePictures;
}

/** Files of a site's dark scheme. */
export interface DarkAssets {
  /** The style sheet that follows all others; other browsers load it after what they show. */
  css: string;
  /** Colour of the page's ground, for browsers: "#0d1518". */
  color: string;
}

/** SVG pictures for a site without its own. */
export interface MadePictures {
  /** Its initial, in a square. */
  icon: string;
  /** Its name, for shared links. */
  share: string;
}

/** Modules of the build. */
interface ScriptAssets {
  entry: string;
  /** Modules that the entry imports statically. */
  entryImports: string[];
  /** Modules by source file of a page or section, in addition to the entry's. */
  chunks: Record<string, string[]>;
}

/** Source files of components: keys of `chunks` and `styles`. */
export interface ComponentSources {
  /** By the name of the kind of page (pageComponents.ts). */
  pages: Record<string, string>;
  /** By the platform's name of the section (sectionComponents.ts). */
  sections: Record<string, string>;
}

/** Files of the build, as URLs that the browser requests. */
export interface BuildManifest extends ScriptAssets {
  /** The classic script in the head. */
  start: string;
  /** Style sheets of the editing tools; visitors' pages do not have them. */
  editingCss: string[];
  /** Style sheets for print, of all pages. */
  printCss: string[];
  /** Style sheet by source file of a page or section, in addition to that of every page. */
  styles: Record<string, string>;
  /** Rules of every page of all sites; pages request them with their site's look (LookAssets.css). */
  commonCss: string;
  components: ComponentSources;
}

/** Files of the build and of the served group's looks. */
export interface AssetManifest extends BuildManifest {
  /** By site. */
  looks: Record<string, LookAssets>;
}

const address = Joi.string().pattern(/^\/assets\//);
const fontPreloads = Joi.array().items(
  Joi.object({ address: address.required(), languages: Joi.array().items(Joi.string()).required() }),
);
const look = Joi.object({
  css: address.required(),
  fonts: fontPreloads.required(),
  dark: Joi.object({ css: address.required(), color: Joi.string().required() }),
  themes: Joi.object()
    .pattern(Joi.string(), Joi.object({ css: address.required(), fonts: fontPreloads.required() }))
    .required(),
  pictures: Joi.object({ icon: Joi.string().required(), share: Joi.string().required() }).required(),
});
/** Looks by site. */
export const lookAssetsSchema = Joi.object<Record<string, LookAssets>>().pattern(Joi.string(), look).min(1);
const scripts = {
  entry: address.required(),
  entryImports: Joi.array().items(address).required(),
  chunks: Joi.object().pattern(Joi.string(), Joi.array().items(address)).required(),
};
const sources = Joi.object().pattern(Joi.string(), Joi.string()).required();
const schema = Joi.object<BuildManifest>({
  ...scripts,
  start: address.required(),
  editingCss: Joi.array().items(address).required(),
  printCss: Joi.array().items(address).required(),
  styles: Joi.object().pattern(Joi.string(), address).required(),
  commonCss: address.required(),
  components: Joi.object({ pages: sources, sections: sources }).required(),
}).unknown();

/** Appearance of a site; of the first one when the site is unknown. */
export function lookOfSite(looks: AssetManifest['looks'], site?: string): LookAssets | undefined {
  return (site === undefined ? undefined : looks[site]) ?? Object.values(looks)[0];
}

/** The style sheets of every page of a site: its own, that of its dark scheme and that for print. */
export function siteSheets(
  { looks, printCss }: Pick<AssetManifest, 'looks' | 'printCss'>,
  site?: string,
): StyleSheet[] {
  const look = lookOfSite(looks, site);
  if (!look) return [];
  const print = printCss.map((href) => ({ href, media: 'print' }));
  return [look.css, ...(look.dark ? [{ href: look.dark.css, media: darkMedia }] : []), ...print];
}

/** Reads the manifest of the browser build. Throws when there is none: the product must be built first. */
export async function readAssetManifest(file: string): Promise<BuildManifest> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`There is no build at ${file}. Run "npm run build" first.`, { cause });
  }
  const checked = schema.validate(JSON.parse(text));
  if (checked.error) {
    throw new Error(`${file} is not a manifest of this build: ${checked.error.message}. Run "npm run build" again.`);
  }
  return checked.value;
}
