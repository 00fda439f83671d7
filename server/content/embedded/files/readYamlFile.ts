import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type Joi from 'joi';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { parseYaml } from '../../../kit/yaml/parseYaml.ts';
import { YamlLines } from '../../../kit/yaml/YamlLines.ts';
import type { YamlPath } from '../../../kit/yaml/YamlLines.ts';
import { isRecord } from '../../../../shared/kit/isRecord.ts';
import { unlessMissing } from '../../../kit/unlessMissing.ts';
import type { ContentProblem } from '../ContentFilesError.ts';

export interface YamlFile {
  /** Path below the content folder. */
  file: string;
  value: unknown;
  /** ISO time of the file's last change. */
  changed: string;
  /** ISO time of the last save in the database over the file; "" without one. */
  saved: string;
  /** The file cannot be used. `value` has the readable entries of its top level, if nothing else provides them. */
  isBroken?: true;
  /** Texts that are still to be written, marked [[like this]], with their lines. */
  gaps?: OpenGap[];
  /** Line of the value at a path of keys, or of its nearest existing parent. */
  lineOf(path: YamlPath): number;
}

export interface OpenGap {
  line: number;
  /** "[[company address]]" */
  gap: string;
}

/** Finds the gaps outside of comments. */
function findGaps(text: string): OpenGap[] {
  if (!text.includes('[[')) return [];
  const gaps: OpenGap[] = [];
  for (const { 0: gap, index } of text
    .replace(/^ *#.*/gm, (comment) => ' '.repeat(comment.length))
    .matchAll(gapPattern)) {
    gaps.push({ line: text.slice(0, index).split('\n').length, gap: gap.replace(/\s+/g, ' ') });
  }
  return gaps;
}

/** Begins with a letter or digit, unlike a list in a list. */
const gapPattern = /\[\[[\p{L}\p{N}][^[\]]*\]\]/gu;

/** A text to use in place of a file's own, to check whether it would be valid. */
export interface FileOverride {
  /** Path below the content folder. */
  file: string;
  text: string;
  /** Used as the file's last change. */
  time: Date;
}

/** Text of a file, and the time of its last change. */
export interface FileText {
  text: string;
  time: Date;
}

/** Text of a file with the saves of editors that are stored elsewhere. */
export type FileOverlay = (file: string, own: FileText) => FileText;

export interface FileReading {
  instead?: FileOverride;
  overlay?: FileOverlay;
}

/** Text of a file of the content folder; null for one that has just been removed. */
export async function readOwnText(path: string): Promise<FileText | null> {
  const read = await unlessMissing(Promise.all([readFile(path, 'utf8'), stat(path)]), null);
  return read && { text: read[0], time: read[1].mtime };
}

/** Entries of the top level that are valid YAML on their own. */
function readableEntries(text: string): Record<string, unknown> {
  const entries = text.split(/^(?=[A-Za-z]\w*:)/m).map((entry): unknown => {
    try {
      return load(entry, { schema: CORE_SCHEMA });
    } catch {
      return null;
    }
  });
  return Object.assign({}, ...entries.filter(isRecord)) as Record<string, unknown>;
}

/** A file that is missing or unusable. */
export function brokenFile(file: string, value: unknown = null, changed = ''): YamlFile {
  return { file, value, changed, saved: '', isBroken: true, lineOf: () => 1 };
}

/**
 * Reads and parses one file.
 * Invalid YAML, or a file that cannot be read, is reported to `problems` and returned as broken.
 * @returns null for a file that has just been removed
 */
export async function readYamlFile(
  folder: string,
  file: string,
  problems: ContentProblem[],
  { instead, overlay = (_file, own) => own }: FileReading = {},
): Promise<YamlFile | null> {
  let read: FileText | null;
  let saved = '';
  try {
    const own = instead?.file === file ? null : await readOwnText(join(folder, file));
    read = instead?.file === file ? instead : own && overlay(file, own);
    if (own && read && read.text !== own.text) saved = read.time.toISOString();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.push({ file, line: 0, message: `cannot be read: ${reason}` });
    return brokenFile(file);
  }
  if (!read) return null;
  const { text, time } = read;
  try {
    const value = parseYaml(text);
    const gaps = findGaps(text);
    const lines = new YamlLines(text);
    const lineOf = (path: YamlPath): number => lines.lineOf(path);
    return { file, value, changed: time.toISOString(), saved, ...(gaps.length > 0 && { gaps }), lineOf };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    problems.push({ file, line: (error.mark?.line ?? 0) + 1, message: `is not YAML: ${error.reason}` });
    return brokenFile(file, readableEntries(text), time.toISOString());
  }
}

/** A value of a file, and its place there. */
export interface YamlValue {
  value: unknown;
  /** Keys and positions that lead to the value; none for the whole file. */
  at?: readonly (string | number)[];
}

/**
 * Validates a value of the file; null, with every fault in `problems`, if it is invalid.
 * A broken file was already reported and returns null.
 */
export function checkYaml<T>(
  source: YamlFile,
  { value, at = [] }: YamlValue,
  schema: Joi.Schema<T>,
  problems: ContentProblem[],
): T | null {
  if (source.isBroken) return null;
  const result = schema.validate(value, { abortEarly: false, convert: false, errors: { wrap: { label: false } } });
  if (!result.error) return result.value;
  for (const detail of result.error.details) {
    const path = [...at, ...detail.path];
    const label = path.map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${part}`)).join('');
    const own = detail.message.replace(/^(\S+|value) (?=must|is|contains|cannot|has)/, '');
    problems.push({
      file: source.file,
      line: source.lineOf(path),
      message: `${label.replace(/^\./, '') || 'the file'} ${own}`,
    });
  }
  return null;
}
