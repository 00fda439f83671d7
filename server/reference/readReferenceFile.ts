import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type Joi from 'joi';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ReferenceProblem } from './ReferenceFilesError.ts';
import { unlessMissing } from '../kit/unlessMissing.ts';

type Path = readonly (string | number)[];

export interface ReferenceFile<T> {
  value: T;
  /** Reports a fault of the value at a path of keys. */
  fault(path: Path, message: string): void;
}

/**
 * Reads and validates one YAML file of a folder.
 * Null when it has faults: they are added to `problems`, with line and place.
 * @param folder absolute path; its last segment is in messages, and names the page of docs/ that explains the file
 */
export async function readReferenceFile<T>(
  folder: string,
  name: string,
  schema: Joi.Schema<T>,
  problems: ReferenceProblem[],
): Promise<ReferenceFile<T> | null> {
  const of = basename(folder);
  const file = `${of}/${name}`;
  const text = await unlessMissing(readFile(join(folder, name), 'utf8'), null);
  if (text === null) {
    problems.push({ file, line: 0, message: `is missing; docs/${of}.md describes it.` });
    return null;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const { linePos, message } of document.errors) {
    problems.push({ file, line: linePos?.[0].line ?? 1, message: `is not YAML: ${message.split('\n')[0] ?? ''}` });
  }
  if (document.errors.length > 0) return null;

  const findLine = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const fault = (path: Path, message: string): void => {
    problems.push({ file, line: findLine(path), message: `${formatPath(path)} ${message}` });
  };
  const checked = schema.validate(document.toJS(), {
    abortEarly: false,
    convert: false,
    errors: { label: false },
  });
  for (const { path, message } of checked.error?.details ?? []) fault(path, `${message}.`);
  return checked.error ? null : { value: checked.value, fault };
}

/** "services[1].offerings[2].price" */
function formatPath(path: Path): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${String(part + 1)}]` : `.${part}`)).join('');
  return place.replace(/^\./, '') || 'the file';
}
