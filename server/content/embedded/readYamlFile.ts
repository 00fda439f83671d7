import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Joi from 'joi';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ContentProblem } from './ContentFilesError.ts';

export interface YamlFile {
  /** Path below the content folder. */
  file: string;
  value: unknown;
  /** Line of the value at a path of keys, or of the nearest thing above it. */
  lineOf(path: readonly (string | number)[]): number;
}

/** Reads and parses one file. A file that is no YAML is reported to `problems` and gives null. */
export async function readYamlFile(folder: string, file: string, problems: ContentProblem[]): Promise<YamlFile | null> {
  const text = await readFile(join(folder, file), 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const message = error.message.split('\n')[0] ?? 'cannot be read as YAML';
    problems.push({ file, line: lines.linePos(error.pos[0]).line, message: message.replace(/ at line \d+.*$/, '') });
    return null;
  }
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file, value: document.toJS() as unknown, lineOf };
}

/** The file's value after the schema, or null with every fault of it in `problems`. `at` is where the value stands. */
export function checkYaml<T>(
  source: YamlFile,
  value: unknown,
  schema: Joi.Schema<T>,
  problems: ContentProblem[],
  at: (string | number)[] = [],
): T | null {
  const result = schema.validate(value, { abortEarly: false, convert: false, errors: { wrap: { label: false } } });
  if (!result.error) return result.value;
  for (const detail of result.error.details) {
    const path = [...at, ...detail.path];
    const label = path.map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${part}`)).join('');
    const own = detail.message.replace(/^(\S+|value) (?=must|is|contains|cannot|has)/, '');
    problems.push({ file: source.file, line: source.lineOf(path), message: `${label.slice(1) || 'the file'} ${own}` });
  }
  return null;
}
