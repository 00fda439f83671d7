import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { libraryWidths, sizedMedia } from '../../../shared/kit/pictureWidths.ts';
import { cropPosition } from './cropPosition.ts';

export interface MediaFacts {
  width: string;
  height: string;
  blur?: string;
  /** Position of crops, see cropPosition. */
  focus?: string;
}

/** Pictures, videos and files available to content. */
export interface MediaLibrary {
  /** False when the file of the address does not exist. True for all addresses of other hosts, and without a library. */
  knows(address: string): boolean;
  /** Missing files of the other widths that pages offer for a picture: "coast-320.webp". */
  missingWidths(address: string): string[];
  /** Size, blur picture and focal point of an address; the size is "" when unknown. */
  facts(address: string): MediaFacts;
  /** Bytes of a file of the library; null when it does not exist. */
  sizeOf(address: string): number | null;
  /** Hosts that pictures of pages are fetched from, in addition to the library; null for no check. */
  pictureHosts: readonly string[] | null;
  /** Text of the index of sizes and blur pictures; "" without one. */
  indexText: string;
  /** Reason why pictures have no size and blur picture; null when their index is valid. */
  indexFault: string | null;
  /** Every picture once, by name, in the size nearest above 1000 px. */
  pictures(): LibraryPicture[];
}

export interface LibraryPicture {
  /** "coast-wide". */
  name: string;
  src: string;
  /** A small size for lists. */
  thumbnail: string;
}

interface MediaEntry {
  width: number;
  height: number;
  blur?: string;
  /** Focal point, percent from the left and from the top. */
  focus?: [number, number];
}
interface MediaIndex {
  cars: Record<string, { views: Record<string, MediaEntry> }>;
  scenes: Record<string, MediaEntry>;
  /** By path below media/, without width and ending. */
  pictures: Record<string, MediaEntry>;
}

const entry = Joi.object({
  width: Joi.number().required(),
  height: Joi.number().required(),
  blur: Joi.string(),
  focus: Joi.array().length(2).items(Joi.number().integer().min(0).max(100)),
}).unknown();
const indexSchema = Joi.object<MediaIndex>({
  cars: Joi.object()
    .pattern(Joi.string(), Joi.object({ views: Joi.object().pattern(Joi.string(), entry).required() }).unknown())
    .default({}),
  scenes: Joi.object().pattern(Joi.string(), entry).default({}),
  pictures: Joi.object().pattern(Joi.string(), entry).default({}),
}).unknown();

const missingIndex = 'media.json is missing: create it with npm run media';

/** The largest size and the blur picture of every picture, by its address without width and ending. */
async function readIndex(
  file: string,
): Promise<{ entries: Map<string, MediaEntry>; text: string; fault: string | null }> {
  const entries = new Map<string, MediaEntry>();
  let text = '';
  let index: MediaIndex;
  try {
    text = await readFile(file, 'utf8');
    index = Joi.attempt(JSON.parse(text), indexSchema);
  } catch (error) {
    // Not made yet, or being written: pictures then have no size and blur.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { entries, text, fault: missingIndex };
    return { entries, text, fault: error instanceof Error ? error.message : String(error) };
  }
  for (const [name, scene] of Object.entries(index.scenes)) entries.set(`/media/scenes/${name}`, scene);
  for (const [stem, picture] of Object.entries(index.pictures)) entries.set(`/media/${stem}`, picture);
  for (const [set, { views }] of Object.entries(index.cars)) {
    for (const [view, car] of Object.entries(views)) entries.set(`/media/cars/${set}/${view}`, car);
  }
  return { entries, text, fault: null };
}

/** URLs of all files below media/, by folder; none for a missing folder. */
async function listFolders(folder: string): Promise<Map<string, Set<string>>> {
  const folders = new Map<string, Set<string>>();
  try {
    for (const entry of await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true })) {
      const parent = `/${entry.parentPath.slice(folder.length + 1).replaceAll('\\', '/')}/`;
      const names = folders.get(parent) ?? new Set();
      if (entry.isFile()) folders.set(parent, names.add(entry.name));
    }
  } catch {
    // Pictures not generated yet: addresses are accepted as they are.
  }
  return folders;
}

function buildFacts({ width: ownWidth, height, blur, focus }: MediaEntry, width: number): MediaFacts {
  const scaledHeight = Math.round((width * height) / ownWidth);
  return {
    width: String(width),
    height: String(scaledHeight),
    ...(blur === undefined ? {} : { blur }),
    ...(focus === undefined ? {} : { focus: cropPosition(focus) }),
  };
}

/** Drawings and icons have no preview. */
function hasPhotos(folders: Map<string, Set<string>>): boolean {
  return [...folders.values()].some((names) => [...names].some((name) => /\.(?:webp|jpe?g|avif)$/i.test(name)));
}

/** Minimum width of a page's pictures. */
const pageWidth = 1000;

function listPictures(folders: Map<string, Set<string>>): LibraryPicture[] {
  const sizes = new Map<string, { width: number; src: string }[]>();
  for (const [folder, names] of folders) {
    for (const name of names) {
      const [, base, width, ending] = /^(.+?)(?:-(\d+))?\.(webp|png|jpe?g|svg|avif)$/.exec(name) ?? [];
      if (base === undefined) continue;
      // sent under the URL of the WebP file of the same name
      if (ending === 'avif' && names.has(name.replace(/avif$/, 'webp'))) continue;
      const key = folder.slice('/media/'.length) + base;
      sizes.set(key, [...(sizes.get(key) ?? []), { width: Number(width ?? 0), src: folder + name }]);
    }
  }
  return [...sizes]
    .map(([name, list]) => {
      const sorted = list.sort((a, b) => a.width - b.width);
      const page = sorted.find(({ width }) => width >= pageWidth) ?? sorted[sorted.length - 1];
      return { name, src: page?.src ?? '', thumbnail: sorted[0]?.src ?? '' };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Reads media/ of a content folder: media.json for sizes and blur pictures, and the list of files. */
export async function readMediaLibrary(
  folder: string,
  pictureHosts: readonly string[] | null = null,
): Promise<MediaLibrary> {
  const [{ entries: index, text: indexText, fault }, folders] = await Promise.all([
    readIndex(join(folder, 'media', 'media.json')),
    listFolders(folder),
  ]);
  const knows = (address: string): boolean => {
    if (!address.startsWith('/media/') || folders.size === 0) return true;
    const cut = address.lastIndexOf('/') + 1;
    return folders.get(address.slice(0, cut))?.has(address.slice(cut)) ?? false;
  };
  return {
    pictureHosts,
    sizeOf: (address) => {
      if (!address.startsWith('/media/')) return null;
      // few files are offered for download, so looking each up is cheaper than measuring the whole folder
      const stats = statSync(join(folder, ...address.split('/')), { throwIfNoEntry: false });
      return stats?.isFile() ? stats.size : null;
    },
    indexText,
    indexFault: fault === missingIndex && !hasPhotos(folders) ? null : fault,
    knows,
    missingWidths: (address) => {
      const [, stem] = sizedMedia.exec(address) ?? [];
      const files = stem === undefined ? [] : libraryWidths(stem).map((width) => `${stem}-${String(width)}.webp`);
      // an AVIF file is enough: a browser without AVIF gets the next wider WebP file
      const isThere = (file: string): boolean => knows(file) || knows(file.replace(/webp$/, 'avif'));
      return files.filter((file) => !isThere(file)).map((file) => file.slice(file.lastIndexOf('/') + 1));
    },
    facts: (address) => {
      const [, sizedStem = '', width = ''] = /^(.*)-(\d+)\.\w+$/.exec(address) ?? [];
      const sized = index.get(sizedStem);
      if (sized) return buildFacts(sized, Number(width));
      const whole = index.get(address.replace(/\.\w+$/, ''));
      return whole ? buildFacts(whole, whole.width) : { width: '', height: '' };
    },
    pictures: () => listPictures(folders),
  };
}
