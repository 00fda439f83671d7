import { readFileSync } from 'node:fs';
import type Joi from 'joi';
import { CORE_SCHEMA, loadAll, YAMLException } from 'js-yaml';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { applyRenamedSettings, removeAt } from './applyRenamedSettings.ts';
import { meantSetting } from './meantSetting.ts';
import type { SettingsFile } from './renamedSettings.ts';

type Path = readonly (string | number)[];

/** A checked YAML file. */
export interface CheckedYaml<T> {
  value: T;
  /** Adds a fault with its line for the value at a path of keys. */
  addFault(path: Path, message: string): void;
  /** Returns file and line of the value at a path of keys: "groups/fjord/themes/fjord.yaml:3". */
  placeOf(path: Path): string;
}

/** Rules for reading the files of a group. */
export interface SettingsReading {
  /** Unknown settings are ignored with a warning: the group was made for another version of the product. */
  ignoresUnknown: boolean;
  /** Collects a line for each setting that is ignored or has a new name. */
  warnings: string[];
}

/** Where the faults of a file go, and how it is read. */
export interface YamlOptions {
  faults: string[];
  /** Default: unknown settings are faults, and warnings are dropped. */
  reading?: SettingsReading;
  /** Kind of file; its renamed settings are accepted. */
  file?: SettingsFile;
}

/**
 * Reads and validates a YAML file. Null when it has faults; they are added to a list, as "file:line: key message".
 * @param shownFile name of the file in messages
 * @param options list of faults alone, or with how a group's file is read
 */
export function readYaml<T>(
  path: string,
  shownFile: string,
  schema: Joi.Schema<T>,
  options: string[] | YamlOptions,
): CheckedYaml<T> | null {
  const { faults, reading, file }: YamlOptions = Array.isArray(options) ? { faults: options } : options;
  const text = readText(path);
  if (text === null) {
    faults.push(`${shownFile}: the file is missing.`);
    return null;
  }
  let written: unknown;
  try {
    written = parseValues(text) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { errors } = parseLines(text).document;
    const found = errors.map(({ linePos, message }) => ({ line: linePos?.[0].line ?? 1, message }));
    if (found.length === 0) found.push({ line: (error.mark?.line ?? 0) + 1, message: error.reason });
    for (const { line, message } of found) {
      faults.push(`${shownFile}:${String(line)}: is not YAML: ${message.split('\n')[0] ?? ''}`);
    }
    return null;
  }

  let moved = new Map<string, string>();
  let parsed: ReturnType<typeof parseLines> | undefined;
  const findLine = (at: Path): number => {
    const { document, lines } = (parsed ??= parseLines(text));
    for (let length = at.length; length > 0; length -= 1) {
      const own = at.slice(0, length);
      const node: unknown = document.getIn(moved.get(own.join('.'))?.split('.') ?? own, true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const placeOf = (at: Path): string => `${shownFile}:${String(findLine(at))}`;
  const adder = (list: string[]) => (at: Path, message: string) => {
    const line = `${placeOf(at)}: ${at.length === 0 ? 'the file' : at.join('.')} ${message}${message.endsWith('?') ? '' : '.'}`;
    // Several sites may use the faulty theme.
    if (!list.includes(line)) list.push(line);
  };
  const addFault = adder(faults);
  const addWarning = adder(reading?.warnings ?? []);
  const faultsBefore = faults.length;
  if (file) moved = applyRenamedSettings(written, file, { addFault, addWarning });
  const value = validate(written, schema, { addFault, addWarning, ignoresUnknown: reading?.ignoresUnknown ?? false });
  return value === undefined || faults.length > faultsBefore ? null : { value, addFault, placeOf };
}

/**
 * Parses a text with one document, in a fifth of the time of parseLines().
 * @see docs/decisions/0190-two-yaml-parsers.md
 */
function parseValues(text: string): unknown {
  const [value, second] = loadAll(text, { schema: CORE_SCHEMA });
  if (second !== undefined) throw new YAMLException('has more than one document');
  return value;
}

/** Parses a text with the lines of its values, which only faults and warnings need. */
function parseLines(text: string): { document: ReturnType<typeof parseDocument>; lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines }), lines };
}

interface Validation {
  addFault: (at: Path, message: string) => void;
  addWarning: (at: Path, message: string) => void;
  ignoresUnknown: boolean;
}

/** Returns the validated value; undefined when it has faults. */
function validate<T>(
  written: unknown,
  schema: Joi.Schema<T>,
  { addFault, addWarning, ignoresUnknown }: Validation,
): T | undefined {
  const options = { abortEarly: false, convert: false, errors: { label: false } } as const;
  let checked = schema.validate(written, options);
  const isUnknown = ({ type }: Joi.ValidationErrorItem): boolean => type === 'object.unknown';
  const unknown = checked.error?.details.filter(isUnknown) ?? [];
  if (ignoresUnknown && unknown.length > 0) {
    for (const { path } of unknown) {
      const meant = meantSetting(schema, path);
      addWarning(path, `is unknown and ignored; ${meant === undefined ? 'remove it' : `is it ${meant}?`}`);
      removeAt(written, path);
    }
    checked = schema.validate(written, options);
  }
  for (const detail of checked.error?.details ?? []) {
    const meant = isUnknown(detail) ? meantSetting(schema, detail.path) : undefined;
    addFault(detail.path, meant === undefined ? detail.message : `${detail.message}; is it ${meant}?`);
  }
  return checked.error ? undefined : checked.value;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
