import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { LanguageText } from './LanguageText.ts';

/** Returns the paths of the YAML files in a language's folder, sorted: "mails.yaml", "texts/site.yaml". */
export function languageFilesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return files.filter((name) => name.endsWith('.yaml')).sort();
}

/**
 * Reads the texts of files in a language's folder, in their order. A file that does not exist has none.
 * @param root of the project, for the names of files in messages
 * @throws OperatorError with file and line when a file is not YAML
 */
export function readLanguageTexts(folder: string, files: readonly string[], root: string): LanguageText[] {
  return files.flatMap((file) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const shownFile = relative(root, path).replaceAll('\\', '/');
    return readTextsOf(readFileSync(path, 'utf8'), { file, shownFile });
  });
}

function readTextsOf(yaml: string, names: Pick<LanguageText, 'file' | 'shownFile'>): LanguageText[] {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const line = String(error.linePos?.[0].line ?? 1);
    throw new OperatorError(`${names.shownFile}:${line}: is not YAML: ${error.message.split('\n')[0] ?? ''}`);
  }
  const found: LanguageText[] = [];
  let comment: string | undefined;
  const read = (node: unknown, path: LanguageText['path']): void => {
    if (isScalar(node)) {
      const { value } = node;
      if (typeof value !== 'string' && typeof value !== 'number') return;
      const line = lines.linePos(node.range?.[0] ?? 0).line;
      const text = String(value);
      found.push({ ...names, line, path, key: path.join('.'), text, ...(comment === undefined ? {} : { comment }) });
    }
    if (!isCollection(node)) return;
    if (isMap(node)) comment = node.commentBefore?.trim() ?? comment;
    for (const [at, item] of node.items.entries()) {
      if (isPair(item)) {
        const { key } = item;
        if (isNode(key)) comment = key.commentBefore?.trim() ?? comment;
        read(item.value, [...path, String(isScalar(key) ? key.value : key)]);
      } else {
        read(item, [...path, at]);
      }
    }
  };
  read(document.contents, []);
  return found;
}
