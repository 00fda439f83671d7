import Joi from 'joi';
import type { ContentProblem } from '../ContentFilesError.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

const keyPattern = /^[a-z][A-Za-z0-9_]*$/;

const dictionarySchema = Joi.object<Record<string, string>>()
  .pattern(keyPattern, Joi.string().allow(''))
  .messages({ 'object.unknown': 'is not a key: keys are in camelCase, such as showMore' });

/** Readable texts of a broken file; the built-in texts replace the others. */
function readableTexts({ value }: YamlFile): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    keyPattern.test(entry[0]) && typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(value ?? {}).filter(isText));
}

/** Texts of a dictionary file, by key, or an empty dictionary with the faults in `problems`. */
export function readDictionary(source: YamlFile | null, problems: ContentProblem[]): Record<string, string> {
  if (!source) return {};
  if (source.isBroken) return readableTexts(source);
  return checkYaml(source, { value: source.value ?? {} }, dictionarySchema, problems) ?? {};
}
