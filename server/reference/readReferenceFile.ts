import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type Joi from 'joi';
import { YAMLException } from 'js-yaml';
import { parseYaml } from '../kit/yaml/parseYaml.ts';
import { YamlLines } from '../kit/yaml/YamlLines.ts';
import type { YamlPath } from '../kit/yaml/YamlLines.ts';
import type { ReferenceProblem } from './ReferenceFilesError.ts';
import { unlessMissing } from '../kit/unlessMissing.ts';

export interface ReferenceFile<T> {
  value: T;
  /** Reports a fault of the value at a path of keys. */
  fault(path: YamlPath, message: string): void;
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
  const lines = new YamlLines(text);
  let written: unknown;
  try {
    written = parseYaml(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    for (const { line, message } of lines.syntaxErrors(error)) {
      problems.push({ file, line, message: `is not YAML: ${message}` });
    }
    return null;
  }
  const fault = (path: YamlPath, message: string): void => {
    problems.push({ file, line: lines.lineOf(path), message: `${formatPath(path)} ${message}` });
  };
  const checked = schema.validate(written, {
    abortEarly: false,
    convert: false,
    errors: { label: false },
  });
  for (const { path, message } of checked.error?.details ?? []) fault(path, `${message}.`);
  return checked.error ? null : { value: checked.value, fault };
}

/** "services[1].offerings[2].price" */
function formatPath(path: YamlPath): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${String(part + 1)}]` : `.${part}`)).join('');
  return place.replace(/^\./, '') || 'the file';
}
