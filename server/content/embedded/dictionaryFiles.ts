import Joi from 'joi';
import type { ContentProblem } from './ContentFilesError.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

const keyPattern = /^[a-z][A-Za-z0-9_]*$/;

const dictionarySchema = Joi.object<Record<string, string>>()
  .pattern(keyPattern, Joi.string().allow(''))
  .messages({ 'object.unknown': 'is not a key: keys are in camelCase, such as showMore' });

/** The texts of a dictionary file, by key, or an empty dictionary with the faults in `problems`. */
export function readDictionary(source: YamlFile | null, problems: ContentProblem[]): Record<string, string> {
  if (!source) return {};
  return checkYaml(source, source.value ?? {}, dictionarySchema, problems) ?? {};
}
