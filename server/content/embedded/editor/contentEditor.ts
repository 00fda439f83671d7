import { parseDocument } from 'yaml';
import type { ContentQuery } from '../../../../shared/content/ContentGateway.ts';
import type { SafeHtml } from '../../../../shared/kit/text/SafeHtml.ts';
import type { ContentProblem } from '../ContentFilesError.ts';
import { comparablePath } from '../ContentTree.ts';
import type { ContentTree } from '../ContentTree.ts';
import { schemaOfField } from '../fields/fieldSchema.ts';
import { locateField } from './locateField.ts';
import type { FieldAddress, LocatedField } from './locateField.ts';
import type { FileOverride } from '../files/readYamlFile.ts';
import { readMediaLibrary } from '../MediaLibrary.ts';
import type { LibraryPicture } from '../MediaLibrary.ts';
import { rewriteYaml } from './rewriteYaml.ts';
import type { SaveStore, SourceText } from '../saves/SaveStore.ts';
import { valueAt } from '../files/valueAt.ts';
import type { EditableValue } from './EditableValue.ts';

const editableKinds = ['text', 'richText', 'link', 'image'] as const;
export type EditableKind = (typeof editableKinds)[number];

/** A field at the start of editing. */
export interface EditableField {
  kind: EditableKind;
  name: string;
  value: EditableValue;
  /** To be returned on saving. */
  revision: string;
}

export interface FieldSave extends FieldAddress {
  /** Revision of the value at the start of editing. */
  revision: string;
  value: EditableValue;
  /** Name of the editor, shown to others. */
  by: string;
}

export type SaveOutcome =
  | { kind: 'saved'; revision: string }
  /** Another value was saved since: that value, author and ISO time. `by` is null for a manual change of the file. */
  | { kind: 'conflict'; theirs: EditableValue; revision: string; by: string | null; at: string }
  | { kind: 'refused'; errors: { field: string; message: string }[] }
  | { kind: 'unknown' };

/** Reads and changes single fields of the content files. */
export interface ContentEditor {
  /** null for an unknown field, or one of a kind that can only be changed in the file. */
  read(address: FieldAddress): Promise<EditableField | null>;
  save(change: FieldSave): Promise<SaveOutcome>;
  /** Reads the saves of other processes, before an editor sees a page. Never rejects. */
  refresh(): Promise<void>;
  /** Id of the page at a path (without the language segment), drafts included; null when there is none. */
  pageAt(query: ContentQuery & { path: string }): string | null;
  /** The pictures of the media folder, each once, in a size for pages. */
  pictures(): Promise<LibraryPicture[]>;
}

interface ContentEditorOptions {
  folder: string;
  store: SaveStore;
  tree(): ContentTree;
  /** Reads all files, one of them with another text. The tree lists the faults. */
  load(instead: FileOverride): Promise<ContentTree>;
  /** Makes a tree the current one. */
  use(tree: ContentTree): void;
  /** Reads all files and makes them the current tree. */
  reload(): Promise<void>;
  /** Sanitises rich text, both saved and sent to editors. */
  sanitizeHtml(html: string): SafeHtml;
}

interface Place extends LocatedField {
  kind: EditableKind;
  source: SourceText;
  value: EditableValue;
}

function isEditable(located: LocatedField): located is LocatedField & { kind: EditableKind } {
  return editableKinds.some((kind) => kind === located.kind);
}

/** Value of a field in a file, in the form that editors change. */
function valueIn(text: string, { kind, keys }: LocatedField): EditableValue {
  const found = valueAt(parseDocument(text).toJS(), keys);
  if (kind === 'image' && typeof found === 'string') return { src: found, alt: '' };
  if (kind === 'text' || kind === 'richText') return typeof found === 'string' ? found : '';
  if (typeof found !== 'object' || found === null) return null;
  return Object.fromEntries(Object.entries(found).map(([part, value]) => [part, String(value)]));
}

const problemKey = ({ file, message }: ContentProblem): string => `${file} ${message}`;

/** Faults that make a file unusable; broken links do not count. */
function findFaults({ problems }: ContentTree, file: string): ContentProblem[] {
  return problems.filter((problem) => problem.file === file && !problem.isReference);
}

/** The editor of a content folder, whose saves a store keeps. Saves run one after another; each is all or nothing. */
export function createContentEditor(options: ContentEditorOptions): ContentEditor {
  const { folder, store, tree, load, use, reload, sanitizeHtml } = options;
  const clean = (kind: EditableKind, value: EditableValue): EditableValue =>
    kind === 'richText' && typeof value === 'string' ? sanitizeHtml(value) : value;

  /** Current place of a field, after changes by other processes or in text editors. */
  const find = async (address: FieldAddress): Promise<Place | null> => {
    const location = locateField(tree(), address);
    if (!location) return null;
    const source = await store.read(location.file);
    if (source.changed !== location.changed) await reload();
    // the text of an unusable file is not the one that the pages show
    if (findFaults(tree(), location.file).length > 0) return null;
    const located = locateField(tree(), address);
    if (!located || !isEditable(located) || located.file !== location.file) return null;
    return { ...located, source, value: clean(located.kind, valueIn(source.text, located)) };
  };

  const saveAlone = async (change: FieldSave): Promise<SaveOutcome> => {
    const place = await find(change);
    if (!place) return { kind: 'unknown' };
    const { file, keys, source, fieldName: field, revision } = place;
    if (revision !== change.revision) {
      const last = await store.lastSave(file, keys, place.changed);
      const { by = null, at = place.changed } = last ?? {};
      return { kind: 'conflict', theirs: place.value, revision, by, at };
    }
    const value = clean(place.kind, change.value);
    if (value !== null) {
      const { error } = schemaOfField(place.field).validate(value, { convert: false, errors: { label: false } });
      if (error) return { kind: 'refused', errors: error.details.map(({ message }) => ({ field, message })) };
    }
    const after = rewriteYaml(source.text, keys, value ?? undefined);
    if (after === source.text) return { kind: 'saved', revision };
    const time = new Date();
    const before = tree();
    const next = await load({ file, text: after, time });
    const earlier = new Set(before.problems.map(problemKey));
    const errors = next.problems
      .filter((problem) => problem.file === file && !earlier.has(problemKey(problem)))
      .map(({ message }) => ({ field, message }));
    if (errors.length > 0) return { kind: 'refused', errors };
    await store.store({ file, source, after, time, by: change.by, fieldName: field, keys, value });
    if (tree() === before) use(next);
    else await reload(); // other files have changed meanwhile
    return { kind: 'saved', revision: locateField(next, change)?.revision ?? revision };
  };

  let queue: Promise<unknown> = Promise.resolve();
  return {
    refresh: store.refresh,
    read: async (address) => {
      await store.refresh();
      const place = await find(address);
      return place && { kind: place.kind, name: place.fieldName, value: place.value, revision: place.revision };
    },
    save: async (change) => {
      const saved = queue.then(() => {
        const location = locateField(tree(), change);
        return location ? store.exclusively(location.file, () => saveAlone(change)) : { kind: 'unknown' as const };
      });
      queue = saved.catch(() => undefined);
      return saved;
    },
    pageAt: ({ site, language, path }) => {
      const page = tree().sites.get(site)?.routes.get(language)?.get(comparablePath(path));
      return page?.id ?? null;
    },
    pictures: async () => (await readMediaLibrary(folder)).pictures(),
  };
}
