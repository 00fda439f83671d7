import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { create } from 'fontkitten';
import type { Font } from 'fontkitten';
import Joi from 'joi';
import { readYaml } from '../../../config/group/readYaml.ts';
import type { CheckedYaml } from '../../../config/group/readYaml.ts';
import type { FontFile, FontSource } from './FontSource.ts';

/** fonts/<family>.yaml of a group as written. */
interface OwnFontFile {
  name: string;
  /** Source of the font's licence; informational. */
  licence: string;
  generic: 'serif' | 'sans-serif';
  files: { file: string; weights: number | [min: number, max: number]; style: 'normal' | 'italic' }[];
}

const weight = Joi.number().integer().min(1).max(1000);
const schema = Joi.object<OwnFontFile>({
  name: Joi.string()
    .pattern(/^[\w -]+$/)
    .required()
    .messages({ 'string.pattern.base': 'may have letters, digits, spaces and dashes' }),
  licence: Joi.string().required().messages({
    'any.required': 'is required: say where the right to use the font on websites comes from',
  }),
  generic: Joi.valid('serif', 'sans-serif').default('sans-serif'),
  files: Joi.array()
    .items(
      Joi.object({
        file: Joi.string()
          .pattern(/^[\w.-]+\.woff2$/)
          .required()
          .messages({ 'string.pattern.base': '"{#value}" is not the name of a .woff2 file in this folder' }),
        weights: Joi.alternatives(weight, Joi.array().ordered(weight.required(), weight.required())).required(),
        style: Joi.valid('normal', 'italic').default('normal'),
      }),
    )
    .min(1)
    .required(),
});

/** Returns the path of the description of a group's own font. */
export function ownFontFile(family: string, groupFolder: string): string {
  return join(groupFolder, 'fonts', `${family}.yaml`);
}

/** Reads a group's own font; null when it has faults, which are added to `faults`. */
export function readOwnFont(path: string, root: string, faults: string[]): FontSource | null {
  const read = readYaml(path, relative(root, path).replaceAll('\\', '/'), schema, faults);
  if (!read) return null;
  const hash = createHash('sha256');
  const files = read.value.files.flatMap((_, at) => readFile(path, read, at, hash) ?? []);
  const upright = files.filter(({ style }) => style === 'normal');
  if (upright.length === 0 && files.length === read.value.files.length) read.addFault(['files'], 'has no upright file');
  if (files.length < read.value.files.length || upright.length === 0) return null;
  const { name, generic } = read.value;
  return {
    name,
    cssName: name,
    version: hash.digest('hex').slice(0, 16),
    generic,
    files: [...upright, ...files.filter((file) => !upright.includes(file))],
  };
}

function readFile(
  description: string,
  { value, addFault }: CheckedYaml<OwnFontFile>,
  at: number,
  hash: { update(bytes: Buffer): unknown },
): FontFile | null {
  const entry = value.files[at];
  if (!entry) return null;
  const fault = (key: string, message: string): null => {
    addFault(['files', at, key], message);
    return null;
  };
  const path = join(description, '..', entry.file);
  if (!existsSync(path)) return fault('file', `"${entry.file}" is missing in this folder`);
  const bytes = readFileSync(path);
  const font = openFont(bytes);
  if (!font) return fault('file', `"${entry.file}" is not a WOFF2 font`);
  const weights = typeof entry.weights === 'number' ? ([entry.weights, entry.weights] as const) : entry.weights;
  const axis = font.variationAxes.wght;
  if (weights[0] !== weights[1] && !axis) {
    return fault('weights', 'is a range, but the file has one weight; write that alone');
  }
  if (axis && (weights[0] < axis.min || weights[1] > axis.max)) {
    return fault('weights', `must be within those of the file, ${String(axis.min)} to ${String(axis.max)}`);
  }
  hash.update(bytes);
  return {
    subset: `own-${String(at)}`,
    path,
    codePoints: [...font.characterSet].sort((a, b) => a - b),
    weights,
    isVariable: axis !== undefined,
    style: entry.style,
  };
}

function openFont(bytes: Buffer): Font | null {
  try {
    const font = create(bytes);
    return font.isCollection ? null : font;
  } catch {
    return null;
  }
}
