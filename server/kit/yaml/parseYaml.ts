import { CORE_SCHEMA, loadAll, YAMLException } from 'js-yaml';

/**
 * Parses a text with one YAML document; null for one without, such as an empty file.
 * It takes a fifth of the time of YamlLines: docs/decisions/0190-two-yaml-parsers.md.
 * @throws YAMLException
 */
export function parseYaml(text: string): unknown {
  const [value = null, second] = loadAll(text, { schema: CORE_SCHEMA });
  if (second !== undefined) throw new YAMLException('has more than one document');
  return value;
}
