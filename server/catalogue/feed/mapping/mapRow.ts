import { hash } from 'node:crypto';
import type { Car, CarField, CarTexts, LanguageField } from '../../../../shared/catalogue/Car.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { wholeFigures } from '../../../../shared/kit/text/wholeFigures.ts';
import { dropMissingPrices } from '../../dropMissingPrices.ts';
import { carFieldNames, newCarDraft } from '../cars/carFields.ts';
import type { CarDraft } from '../cars/carFields.ts';
import { completeDates } from '../cars/completeDates.ts';
import { convertToSiteUnit } from '../cars/convertToSiteUnit.ts';
import { carPictures } from '../cars/carPictures.ts';
import { faultOfCar } from '../cars/checkCar.ts';
import { convertConsumption } from '../rules/convertConsumption.ts';
import { deriveTexts } from '../rules/deriveTexts.ts';
import { isItemsRule } from './FeedMappingTypes.ts';
import type { FeedMapping, FieldRule } from './FeedMappingTypes.ts';
import type { FeedRow, RowProblem, ValueFault } from '../FeedRow.ts';
import { completeLoan } from '../rules/completeLoan.ts';
import { dropAbsurdMileage } from '../rules/dropAbsurdMileage.ts';
import { dropAbsurdPrices } from '../rules/dropAbsurdPrices.ts';
import { dropReason } from '../rules/dropReason.ts';
import { cellText, fieldValue, firstText } from '../rules/fieldValue.ts';
import type { FieldSource } from '../rules/fieldValue.ts';
import { completeFacts, fillFacts } from '../rules/fillFacts.ts';
import { fillLeasing, fillLoan, fillLoanFigures } from '../rules/fillFinance.ts';
import { translateValues } from '../rules/translateValues.ts';
import { structureItems, withBlanks } from '../rules/structureItems.ts';
import { fillSoldAt } from '../cars/fillSoldAt.ts';
import { identityCar } from '../rules/identityCar.ts';
import { isProse } from './fieldReadings.ts';
import { filledIdColumns } from './idColumns.ts';
import { loggableValue } from './loggableValue.ts';
import type { MappingContext } from './MappingContext.ts';
import { cellOf, rowSource } from '../rules/rowSource.ts';

/** A car and the site it belongs to. */
export interface MappedCar {
  site: string;
  car: Car;
}

function readSite(row: FeedRow, mapping: FeedMapping): string {
  if (typeof mapping.site === 'string') {
    return mapping.site;
  }
  const { column, valueMap = {} } = mapping.site;
  const text = cellText(cellOf(row, column));
  const name = [text, '*'].find((one) => Object.hasOwn(valueMap, one));
  return name === undefined ? text : (valueMap[name] ?? '');
}

/**
 * Id from a column, or a hash over columns.
 * Rows equal in all these columns are numbered, so that each keeps its id across readings as long as the feed keeps
 * their number.
 */
function readId(row: FeedRow, site: string, mapping: FeedMapping, context: MappingContext): string {
  if ('column' in mapping.id) {
    const id = cellText(cellOf(row, mapping.id.column));
    return context.words.isPlaceholder(id) ? '' : id;
  }
  const cell = (column: string): string => {
    const text = firstText(cellOf(row, column));
    return context.words.isPlaceholder(text) ? '' : text;
  };
  const key = [site, ...filledIdColumns(mapping.id.hash, cell).map(cell)].join('\u001f');
  const occurrence = (context.occurrences.get(key) ?? 0) + 1;
  context.occurrences.set(key, occurrence);
  return hash('sha256', `${key}\u001f${occurrence}`).slice(0, 14);
}

/** Fields whose values are personal or identify a vehicle: messages leave them out. */
const privateFields = new Set<CarField>(['car_regno', 'car_chassino', 'car_sellers']);

/** A fault of a field with the field's and column's names in its reason. */
function fieldFault(
  field: CarField,
  { column }: Pick<FieldRule, 'column'>,
  { reason, value, cure }: ValueFault,
): ValueFault {
  return {
    reason: `${field} ${reason}${column === undefined ? '' : ` (column ${column})`}`,
    ...(value === undefined || privateFields.has(field) ? {} : { value }),
    ...(cure === undefined ? {} : { cure }),
  };
}

/** Sources of the values of a row's fields. */
interface RowScope {
  source: FieldSource;
  site: string;
  mapping: FeedMapping;
  context: MappingContext;
}

function unifyBrand(car: CarDraft, context: MappingContext): void {
  if (typeof car.car_brand === 'string' && car.car_brand !== '') car.car_brand = context.brandSpelling(car.car_brand);
}

/** Names the currency of the stock, in which the prices were read. */
function unifyCurrency(car: CarDraft, { source, mapping }: RowScope): void {
  const rule = mapping.fields.car_price_currency;
  const { currency } = source.amounts;
  if (rule && !isItemsRule(rule) && currency !== undefined && car.car_price_currency !== '') {
    car.car_price_currency = currency;
  }
}

function fillFields(car: CarDraft, row: FeedRow, { source, context }: RowScope): ValueFault | null {
  for (const { field, rule, type, scope } of context.readings.fields) {
    const result = fieldValue(rule, type, source, scope);
    if (result.kind === 'bad') return fieldFault(field, rule, result.fault);
    if (result.kind === 'value') {
      car[field] = typeof result.value === 'string' ? context.share(result.value) : result.value;
      if (field === 'car_brand') unifyBrand(car, context);
      if (field === 'car_sale_state') car[field] = context.words.saleStateOf(String(result.value)) ?? result.value;
      continue;
    }
    if (result.kind === 'odd') {
      const fault = fieldFault(field, rule, result.fault ?? { reason: 'is left blank by its valueMap' });
      context.countBlanked(field, { ...fault, line: row.line });
    }
    if (rule.required === true) {
      const fault = result.kind === 'odd' ? result.fault : undefined;
      return fieldFault(field, rule, {
        ...fault,
        reason: result.kind === 'odd' ? 'has a value that is not served' : 'is missing',
        cure: fault?.cure ?? 'Fill the column, or remove "required" from the rule.',
      });
    }
  }
  return null;
}

/**
 * Fills sellers, loan, leasing options and energy data.
 * Called last, because a loan takes its price and rate from the finished fields.
 */
function fillItems(car: CarDraft, row: FeedRow, { source, site, mapping, context }: RowScope): void {
  for (const { field, rule, form } of context.readings.items) {
    const { items, faults } = structureItems(rule, form, source, mapping);
    for (const fault of faults) context.countBlanked(field, { ...fieldFault(field, {}, fault), line: row.line });
    if (form.kind === 'list') {
      if (items.length > 0) car[field] = items.map((item) => withBlanks(item, form));
      continue;
    }
    const [item] = items;
    if (item === undefined) continue;
    if (form.kind === 'partial') {
      car[field] = item;
      continue;
    }
    const loan = completeLoan(item, car, context.loanTermsOf(site));
    if (loan !== null) {
      car[field] = loan;
      fillLoanFigures(car, loan);
      continue;
    }
    const reason = `${field} lacks its price, interest_rate or contract_durations`;
    context.countBlanked(field, { reason, cure: 'Map them, or give the site loanTerms.', line: row.line });
  }
}

/** Adds texts in other languages; blank ones are left out. */
function fillLanguageTexts(car: CarDraft, { source, mapping, context }: RowScope): void {
  const texts: CarTexts = {};
  for (const [language, rules] of Object.entries(mapping.texts) as [Language, Record<LanguageField, FieldRule>][]) {
    for (const [field, rule] of Object.entries(rules) as [LanguageField, FieldRule][]) {
      const result = fieldValue(rule, 'text', source, { mapping, isProse: isProse(field) });
      if (result.kind !== 'value' || typeof result.value !== 'string' || result.value === '') continue;
      texts[language] = { ...texts[language], [field]: context.share(result.value) };
    }
  }
  if (Object.keys(texts).length > 0) car.car_texts = texts;
}

/** The value of a finding, if it may be logged; lists and objects are not. */
function blankedValue(value: unknown): Pick<ValueFault, 'value'> {
  const text = loggableValue(cellText(value));
  return text ? { value: text } : {};
}

const displayTexts = carFieldNames.filter((field) => field.endsWith('_text'));

/** Inserts non-breaking spaces into the numbers of display texts. */
function keepFiguresWhole(car: CarDraft): void {
  for (const field of displayTexts) {
    const text = car[field];
    if (typeof text === 'string' && text.includes(' ')) car[field] = wholeFigures(text);
  }
}

/**
 * Maps a row to a car.
 * A row that cannot be served is returned as a problem with its line and reason; values that are only implausible are
 * blanked and counted in the context.
 */
export function mapRow(row: FeedRow, mapping: FeedMapping, context: MappingContext): MappedCar | RowProblem {
  const { line } = row;
  const countBlanked = (reason: string) => (field: CarField, value: unknown) =>
    context.countBlanked(field, {
      ...fieldFault(field, {}, { reason, ...blankedValue(value) }),
      line,
    });
  const car = mapping.identity ? identityCar(row.values, countBlanked('has a value of the wrong form')) : newCarDraft();
  const site = readSite(row, mapping);
  const source = rowSource(row, car, mapping, {
    amounts: context.amountsOf(site),
    brands: context.brandNames,
    words: context.words,
  });
  const dropped = dropReason(source, mapping);
  if (dropped !== null) return { line, reason: dropped, isDropped: true };
  if (!context.isStockSite(site)) {
    const named = loggableValue(site);
    return {
      line,
      reason: 'it names no site with a stock',
      ...(named === undefined ? {} : { value: named }),
      cure: `Name one of ${context.stockSites.join(', ')}, or translate the text with site.valueMap.`,
    };
  }
  car.car_id = readId(row, site, mapping, context);
  const dropAbsurd = (): void => {
    const onBlanked = (reason: string, field: CarField, value: number): void => countBlanked(reason)(field, value);
    dropAbsurdPrices(car, context.maxPriceOf(site), onBlanked);
    dropAbsurdMileage(car, mapping.distanceUnit ?? context.displayOf(site)?.distanceUnit ?? 'km', onBlanked);
  };
  if (mapping.identity) {
    unifyBrand(car, context);
    dropAbsurd();
    completeDates(car);
  } else {
    const scope: RowScope = { source, site, mapping, context };
    const fault = fillFields(car, row, scope);
    if (fault !== null) {
      return { line, ...fault };
    }
    unifyCurrency(car, scope);
    dropAbsurd();
    completeDates(car);
    fillLanguageTexts(car, scope);
    fillFacts(car, source, mapping, (path, { reason, ...fault }) =>
      context.countBlanked('car_facts', { reason: `${path} ${reason}`, ...fault, line }),
    );
    car.indexed_at = car.indexed_at === '' ? context.readAt : car.indexed_at;
    deriveTexts(car, mapping, context.textsFor(site));
    convertConsumption(car, context.displayOf(site));
    fillItems(car, row, scope);
    carPictures(car, source, { mapping, context, line });
    fillLeasing(car);
    keepFiguresWhole(car);
  }
  completeFacts(car, mapping);
  const translation = context.translationFor(site);
  if (translation) translateValues(car, translation, (facet, value) => context.unknownValues.add(facet, value, line));
  fillLoan(car, context.loanTermsOf(site));
  const fault = faultOfCar(car, context.thisYear);
  if (fault !== null) {
    return { line, ...fault };
  }
  const key = `${site}/${String(car.car_id)}`;
  const earlier = context.linesById.get(key);
  if (earlier !== undefined) {
    return {
      line,
      reason: 'car_id occurs in an earlier line, too',
      value: `line ${String(earlier)}`,
      cure: 'Give each car an id of its own (id.column), or hash more columns (id.hash).',
    };
  }
  context.linesById.set(key, line);
  fillSoldAt(car, key, context);
  // Every field was validated against its kind when it was set.
  const served = car as unknown as Car;
  dropMissingPrices(served);
  if (!mapping.identity) convertToSiteUnit(served, mapping.distanceUnit, context.displayOf(site)?.distanceUnit);
  return { site, car: served };
}
