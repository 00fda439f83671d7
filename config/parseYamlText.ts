import { CORE_SCHEMA, loadAll, YAMLException } from 'js-yaml';

/**
 * Parses a text with one document; null for one without, such as an empty file.
 * js-yaml takes a fifth of the time of the parser with lines and comments: docs/decisions/0190-two-yaml-parsers.md.
 * @throws YAMLException
 */
export function parseYamlText(text: string): unknown {
  const [value = null, second] = loadAll(text, { schema: CORE_SCHEMA });
  if (second !== undefined) throw new YAMLException('has more than one document');
  return value;
}
