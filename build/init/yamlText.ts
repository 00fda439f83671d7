import { stringify } from 'yaml';

/** Serialises a value as YAML, with long texts on one line. */
export function yamlText(value: unknown): string {
  return stringify(value, { singleQuote: true, lineWidth: 0 });
}
