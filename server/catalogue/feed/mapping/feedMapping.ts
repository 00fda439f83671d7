import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { OperatorError } from '../../../../shared/kit/OperatorError.ts';
import { isRecord } from '../../../../shared/kit/isRecord.ts';
import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import { feedMappingSchema } from './feedMappingSchema.ts';
import { isItemsRule } from './FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, FieldType, ItemsRule } from './FeedMappingTypes.ts';
import { loadFeedPreset, withPreset } from './feedPreset.ts';
import type { FeedPreset } from './feedPreset.ts';
import { invalidEntryText } from './invalidEntryText.ts';
import { noStockSite } from './noStockSite.ts';
import { mappedColumns } from '../rules/mappedColumns.ts';
import { templateNames } from '../rules/fillTemplate.ts';
import type { Measure } from '../amounts/AmountReader.ts';
import { measureOfField } from '../amounts/measureOfField.ts';
import { kindOfUnit } from '../amounts/unitFactor.ts';

/** A mapping file that cannot be used. The message has the file and the path of each invalid entry. */
export class FeedMappingError extends OperatorError {
  override readonly name = 'FeedMappingError';

  constructor(
    readonly file: string,
    readonly faults: string[],
  ) {
    super(`The feed mapping ${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

const typesOfKind: Record<string, FieldType[]> = {
  text: ['text', 'slug', 'date'],
  number: ['integer', 'number'],
  boolean: ['boolean'],
  list: ['list'],
  saleState: ['text'],
};

/** Type of a field: its rule's, or by default that of the car's field. */
export function typeOfField(field: CarField, rule: FieldRule): FieldType {
  return rule.type ?? typesOfKind[carFieldKinds[field]]?.[0] ?? 'text';
}

/** True if a field may have the unit of its rule. */
function fitsMeasure(unit: FieldRule['unit'], measure: Measure | undefined): boolean {
  if (unit === undefined) return true;
  if (typeof unit === 'string') return measure === kindOfUnit(unit);
  return measure === 'distance' || measure === 'power';
}

function faultsOfRule(field: CarField, rule: FieldRule, mapping: FeedMapping, before: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const allowed = typesOfKind[carFieldKinds[field]] ?? [];
  if (!allowed.includes(typeOfField(field, rule))) {
    faults.push(`fields.${field}.type: must be ${allowed.join(' or ')}, because ${field} is a ${carFieldKinds[field]}`);
  }
  for (const name of templateNames(rule.template ?? '')) {
    if (name in mapping.fields && !before.has(name)) {
      faults.push(`fields.${field}.template: {${name}} is a field that comes later; put it above ${field}`);
    }
  }
  const measure = measureOfField(field);
  if (!fitsMeasure(rule.unit, measure)) {
    const units = { distance: 'm, km, mil or miles', power: 'hp, kW or bhp' };
    const allowedUnits = measure === undefined || measure === 'money' ? undefined : units[measure];
    faults.push(
      `fields.${field}.unit: ${allowedUnits ? `must be ${allowedUnits}` : 'goes with car_mileage and car_power only'}`,
    );
  }
  if (rule.currency !== undefined && measure !== 'money') {
    faults.push(`fields.${field}.currency: goes with prices only`);
  }
  for (const name of (rule.without ?? []).filter((one) => !before.has(one))) {
    faults.push(`fields.${field}.without: ${name} is no field above; map it above ${field}`);
  }
  if (rule.flags !== undefined && typeOfField(field, rule) !== 'list') {
    faults.push(`fields.${field}.flags: goes with lists only, such as car_equipment`);
  }
  return faults;
}

function faultsOfItems(field: CarField, rule: ItemsRule, { format }: FeedMapping): string[] {
  return rule.each !== undefined && format === 'csv'
    ? [`fields.${field}.each: needs XML or JSON; in CSV give "count" and columns such as "seller_{n}_name"`]
    : [];
}

function faultsOfFields(mapping: FeedMapping): string[] {
  const faults: string[] = [];
  const before = new Set<string>();
  for (const [field, rule] of Object.entries(mapping.fields) as [CarField, FieldRule | ItemsRule][]) {
    faults.push(
      ...(isItemsRule(rule) ? faultsOfItems(field, rule, mapping) : faultsOfRule(field, rule, mapping, before)),
    );
    before.add(field);
  }
  if (mapping.identity && mapping.format !== 'ndjson' && mapping.format !== 'json') {
    faults.push('identity: works only with the formats "ndjson" and "json", because other formats contain only texts');
  }
  return faults;
}

/** Whole cars deliver named facts; all others need a source. Names are unique. */
function faultsOfFacts({ facts, identity }: FeedMapping): string[] {
  const names = facts.flatMap(({ name }) => name ?? []);
  return facts.flatMap((fact, at) => {
    const { name, column, columns, constant, template, expression, values, unit, type = 'text' } = fact;
    const hasSource = [column, columns, constant, template, expression].some((source) => source !== undefined);
    const isNumber = type === 'number' || type === 'integer';
    const faults = [
      !identity && !hasSource && 'needs one of column, columns, constant, template and expression',
      identity && hasSource && 'has a source, but whole cars deliver their facts in car_facts; leave it out',
      name === undefined && identity && 'needs a name, under which car_facts delivers it',
      name === undefined &&
        [values, fact.show].some((one) => one !== undefined) &&
        'needs a name, because it has values or is shown elsewhere',
      name !== undefined && names.indexOf(name) !== names.lastIndexOf(name) && `has the name "${name}" of another fact`,
      unit !== undefined && !isNumber && 'has a unit, but is no number; set type to "number"',
      values !== undefined && type !== 'text' && `has values, but is of the type "${type}"; only texts have values`,
    ];
    return faults.flatMap((fault) => (typeof fault === 'string' ? `facts.${String(at)}: ${fault}` : []));
  });
}

function faultsOfSites(site: FeedMapping['site'], stockSites: readonly string[] | undefined): string[] {
  const siteNames = typeof site === 'string' ? { '': site } : (site.valueMap ?? {});
  return Object.entries(siteNames)
    .filter(([, name]) => stockSites && !stockSites.includes(name))
    .map(([text, name]) => {
      const place = text === '' ? 'site' : `site.valueMap.${text}`;
      return `${place}: ${noStockSite(name, stockSites)}`;
    });
}

/** @throws FeedMappingError for an unknown or faulty preset */
function presetOf(json: unknown, file: string): FeedPreset | null {
  if (!isRecord(json) || typeof json['preset'] !== 'string') return null;
  try {
    return loadFeedPreset(json['preset']);
  } catch (error) {
    throw error instanceof OperatorError ? new FeedMappingError(file, [`preset: ${error.message}`]) : error;
  }
}

/** Columns that only the preset names, apart from those that each feed of the format has. */
function optionalColumns({ mapping, recognised }: FeedPreset, file: string): string[] {
  const needed = new Set((recognised.columns ?? []).filter((column) => typeof column === 'string'));
  return mappedColumns(parseFeedMapping({ site: 'any', ...mapping }, file)).filter((column) => !needed.has(column));
}

/**
 * Validates a parsed mapping file, adds the members of its preset, and fills in its defaults.
 * @param file named in messages; its base name becomes the name of the feed.
 * @param stockSites the only sites that the mapping may name, the first one for a mapping without `site`; any when left
 * out.
 * @throws FeedMappingError with the path of every invalid entry.
 */
export function parseFeedMapping(json: unknown, file: string, stockSites?: readonly string[]): FeedMapping {
  const preset = presetOf(json, file);
  const written = preset && isRecord(json) ? withPreset(json, preset) : json;
  const checked = feedMappingSchema.validate(written, { abortEarly: false, convert: false });
  if (checked.error) {
    throw new FeedMappingError(file, checked.error.details.map(invalidEntryText));
  }
  const settings = checked.value as Omit<FeedMapping, 'name' | 'fields' | 'site'> &
    Partial<Pick<FeedMapping, 'fields' | 'site'>>;
  const { fields = {}, site = stockSites?.[0] } = settings;
  if (site === undefined) throw new FeedMappingError(file, ['site: is required, as no site sells cars']);
  const mapping: FeedMapping = {
    ...settings,
    fields,
    site,
    name: basename(file, '.json'),
    file,
    ...(preset && { optionalColumns: optionalColumns(preset, file) }),
  };
  const faults = [...faultsOfFields(mapping), ...faultsOfFacts(mapping), ...faultsOfSites(mapping.site, stockSites)];
  if (faults.length > 0) {
    throw new FeedMappingError(file, faults);
  }
  return mapping;
}

/**
 * Reads a mapping file.
 * @param stockSites see parseFeedMapping
 * @throws FeedMappingError when the file is missing, not JSON, or wrong
 */
export async function loadFeedMapping(path: string, stockSites?: readonly string[]): Promise<FeedMapping> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FeedMappingError(path, [isMissing ? 'there is no such file' : `(whole file): ${reason}`]);
  }
  return parseFeedMapping(json, path, stockSites);
}
