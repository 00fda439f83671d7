import { readFileSync } from 'node:fs';
import type Joi from 'joi';
import { YAMLException } from 'js-yaml';
import { parseYaml } from '../yaml/parseYaml.ts';
import { YamlLines } from '../yaml/YamlLines.ts';
import type { YamlPath } from '../yaml/YamlLines.ts';
import { applyRenamedSettings, removeAt } from './applyRenamedSettings.ts';
import { meantSetting } from './meantSetting.ts';
import type { SettingsFile } from './renamedSettings.ts';

/** A checked YAML file. */
export interface CheckedYaml<T> {
  value: T;
  /** Adds a fault with its line for the value at a path of keys. */
  addFault(path: YamlPath, message: string): void;
  /** Returns file and line of the value at a path of keys: "groups/fjord/themes/fjord.yaml:3". */
  placeOf(path: YamlPath): string;
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
  const lines = new YamlLines(text);
  let written: unknown;
  try {
    written = parseYaml(text) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    for (const { line, message } of lines.syntaxErrors(error)) {
      faults.push(`${shownFile}:${String(line)}: is not YAML: ${message}`);
    }
    return null;
  }

  let moved = new Map<string, string>();
  const writtenPath = (at: YamlPath): YamlPath => moved.get(at.join('.'))?.split('.') ?? at;
  const placeOf = (at: YamlPath): string => `${shownFile}:${String(lines.lineOf(at, writtenPath))}`;
  const adder = (list: string[]) => (at: YamlPath, message: string) => {
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

interface Validation {
  addFault: (at: YamlPath, message: string) => void;
  addWarning: (at: YamlPath, message: string) => void;
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
