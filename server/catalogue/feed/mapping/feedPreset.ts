import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import { isRecord } from '../../../../shared/kit/isRecord.ts';
import { OperatorError } from '../../../../shared/kit/OperatorError.ts';
import { columnSchema, feedMappingSchema, patternSchema } from './feedMappingSchema.ts';

/** Folder of the formats that the product knows by name. */
export const presetFolder = 'config/feeds/presets';

/** Marks of a format's feeds. Every condition that is given must hold. */
export interface PresetShape {
  /** XML: name of the root element. */
  root?: string;
  /** XML: namespaces that the document declares. */
  namespaces?: string[];
  /** Columns or paths that some row has; of a list, at least one. */
  columns?: (string | string[])[];
  /** CSV without header: number of columns. */
  width?: { min: number; max: number };
  /** Column → regular expression that the cells of nearly all rows match. */
  patterns?: Record<string, string>;
}

/** A format known by name: config/feeds/presets/<name>.json. */
export interface FeedPreset {
  name: string;
  /** Format and vendor, for messages and docs/feeds.md. */
  title: string;
  recognised: PresetShape;
  /** Parts of the format that no field takes, for readers of the file. */
  unused: string;
  /** Members of a mapping file, without `site`. */
  mapping: Record<string, unknown>;
}

const shapeSchema = Joi.object({
  root: Joi.string(),
  namespaces: Joi.array().items(Joi.string()).min(1),
  columns: Joi.array().items(columnSchema, Joi.array().items(columnSchema).min(2)).min(1),
  width: Joi.object({ min: Joi.number().integer().min(2).required(), max: Joi.number().integer().required() }),
  patterns: Joi.object().pattern(Joi.string(), patternSchema).min(1),
}).or('columns', 'patterns');

const presetSchema = Joi.object<Omit<FeedPreset, 'name'>>({
  title: Joi.string().max(80).required(),
  recognised: shapeSchema.required(),
  unused: Joi.string().max(300).required(),
  mapping: feedMappingSchema.fork(['preset', 'site'], (member) => member.forbidden()).required(),
});

/** Presets by file: they do not change while the process runs, and a check takes milliseconds. */
const knownPresets = new Map<string, FeedPreset>();

/**
 * Reads a preset.
 * @param root folder of the product
 * @throws OperatorError that names the known presets, or the faults of the file
 */
export function loadFeedPreset(name: string, root = process.cwd()): FeedPreset {
  const file = join(root, presetFolder, `${name}.json`);
  if (!presetNames(root).includes(name)) {
    throw new OperatorError(`there is no preset "${name}"; presets: ${presetNames(root).join(', ')}`);
  }
  const known = knownPresets.get(file);
  if (known) return known;
  const written = JSON.parse(readFileSync(file, 'utf8')) as Omit<FeedPreset, 'name'>;
  const { error } = presetSchema.validate(written, { abortEarly: false, convert: false });
  if (error) {
    const faults = error.details.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new OperatorError(`the preset ${presetFolder}/${name}.json cannot be used:\n${faults.join('\n')}`);
  }
  // as written: defaults would override the members of a mapping
  const preset = { name, ...written };
  knownPresets.set(file, preset);
  return preset;
}

/** Returns the names of all presets, in alphabetical order. */
export function presetNames(root = process.cwd()): string[] {
  const folder = join(root, presetFolder);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => file.slice(0, -'.json'.length)).sort();
}

/** Members whose own members override those of the preset one by one. */
const mergedMembers = ['csv', 'numbers', 'fields'] as const;

/** Returns the members of a mapping file with those of its preset that it does not override. */
export function withPreset(written: Record<string, unknown>, preset: FeedPreset): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...preset.mapping, ...written };
  for (const member of mergedMembers) {
    const [given, own] = [preset.mapping[member], written[member]];
    if (isRecord(given) && isRecord(own)) merged[member] = { ...given, ...own };
  }
  return merged;
}
