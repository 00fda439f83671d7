import { readFileSync } from 'node:fs';
import type Joi from 'joi';
import { isNode, LineCounter, parseDocument } from 'yaml';

type Path = readonly (string | number)[];

/** A checked YAML file. */
export interface CheckedYaml<T> {
  value: T;
  /** Adds a fault with its line for the value at a path of keys. */
  addFault(path: Path, message: string): void;
  /** Returns file and line of the value at a path of keys: "groups/fjord/themes/fjord.yaml:3". */
  placeOf(path: Path): string;
}

/**
 * Reads and validates a YAML file. Null when it has faults; they are added to `faults`, as "file:line: key message".
 * @param shownFile name of the file in messages
 */
export function readYaml<T>(
  path: string,
  shownFile: string,
  schema: Joi.Schema<T>,
  faults: string[],
): CheckedYaml<T> | null {
  const text = readText(path);
  if (text === null) {
    faults.push(`${shownFile}: the file is missing.`);
    return null;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const { linePos, message } of document.errors) {
    faults.push(`${shownFile}:${String(linePos?.[0].line ?? 1)}: is not YAML: ${message.split('\n')[0] ?? ''}`);
  }
  if (document.errors.length > 0) return null;

  const findLine = (at: Path): number => {
    for (let length = at.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const placeOf = (at: Path): string => `${shownFile}:${String(findLine(at))}`;
  const addFault = (at: Path, message: string): void => {
    const fault = `${placeOf(at)}: ${at.length === 0 ? 'the file' : at.join('.')} ${message}.`;
    // Several sites may use the faulty theme.
    if (!faults.includes(fault)) faults.push(fault);
  };
  const checked = schema.validate(document.toJS() ?? {}, {
    abortEarly: false,
    convert: false,
    errors: { label: false },
  });
  for (const { path: at, message } of checked.error?.details ?? []) addFault(at, message);
  return checked.error ? null : { value: checked.value, addFault, placeOf };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
