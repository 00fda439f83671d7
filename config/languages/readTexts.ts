import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import type { TextShape, TextsOf } from '../../shared/kit/text/TextShape.ts';
import { readYaml } from '../group/readYaml.ts';
import type { SettingsReading } from '../group/readYaml.ts';

function schemaOf(shape: TextShape, presence: Joi.PresenceMode): Joi.ObjectSchema {
  const schemas = Object.entries(shape).map(([key, value]): [string, Joi.Schema] => {
    if (value === 'text') return [key, Joi.string()];
    return [key, value === 'texts' ? Joi.object().pattern(Joi.string(), Joi.string()) : schemaOf(value, presence)];
  });
  return Joi.object(Object.fromEntries(schemas)).prefs({ presence });
}

interface Tree {
  readonly [key: string]: string | Tree;
}

interface TextsReading {
  /** Returns the name of a file in messages. */
  shownName: (path: string) => string;
  faults: string[];
  reading?: SettingsReading;
}

/** Puts the texts of one tree over those of another. */
function mergeTexts(below: Tree, above: Tree): Tree {
  const merged = Object.entries(above).map(([key, value]): [string, string | Tree] => {
    const known = below[key];
    return [key, typeof value === 'object' && typeof known === 'object' ? mergeTexts(known, value) : value];
  });
  return { ...below, ...Object.fromEntries(merged) };
}

/**
 * Reads a file of a language from its folders, each overriding the one before.
 * Null when it is unusable or incomplete; `faults` gets file, line and fault.
 */
export function readTexts<S extends TextShape>(
  shape: S,
  file: string,
  folders: readonly string[],
  { shownName, faults, ...options }: TextsReading,
): TextsOf<S> | null {
  const schema = schemaOf(shape, 'optional') as Joi.ObjectSchema<Tree>;
  let texts: Tree = {};
  for (const path of folders.map((folder) => join(folder, file)).filter((path) => existsSync(path))) {
    const read = readYaml(path, shownName(path), schema, { faults, ...options });
    if (!read) return null;
    texts = mergeTexts(texts, read.value);
  }
  const { error } = schemaOf(shape, 'required').validate(texts, { abortEarly: false });
  if (!error) return texts as TextsOf<S>;
  const missing = error.details.map(({ path }) => path.join('.')).join(', ');
  faults.push(`${shownName(join(folders.at(-1) ?? '', file))}: lacks ${missing}.`);
  return null;
}
