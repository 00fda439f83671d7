import type { CarFact, FactType } from '../../../../shared/catalogue/Car.ts';
import { httpsAddress } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import { wholeFigures } from '../../../../shared/kit/text/wholeFigures.ts';
import type { CarDraft } from '../cars/carFields.ts';
import type { ValueFault } from '../FeedRow.ts';
import type { FactRule, FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { fieldValue } from './fieldValue.ts';
import type { FieldSource, FieldValue } from './fieldValue.ts';

/** Receives a value that is left out, with the path of its rule. */
type OnFault = (path: string, fault: ValueFault) => void;

/** Fills the free facts of a car, in the order of the mapping. Blank and unreadable ones are left out. */
export function fillFacts(car: CarDraft, source: FieldSource, mapping: FeedMapping, onFault: OnFault): void {
  const facts = mapping.facts.flatMap((rule, at): CarFact[] => {
    const result = factValue(rule, source, mapping);
    if ('fault' in result) onFault(`facts.${rule.name ?? `${String(at)} (${firstLabel(rule)})`}`, result.fault);
    if (result.kind !== 'value') return [];
    const value = Array.isArray(result.value) ? result.value.join(', ') : result.value;
    const shown = typeof value === 'string' && rule.type !== 'link' ? wholeFigures(value) : value;
    // the type of a named fact is stored once for all cars
    return [rule.name === undefined ? { ...factType(rule), value: shown } : { name: rule.name, value: shown }];
  });
  if (facts.length > 0) car.car_facts = facts;
}

/** The label by which an operator knows a fact without a name. */
const firstLabel = ({ label }: FactRule): string =>
  typeof label === 'string' ? label : (Object.values(label)[0] ?? '');

/** Adds the types of a car's facts, and the facts of its card. Types that the car delivers itself take precedence. */
export function completeFacts(car: CarDraft, { facts: rules }: FeedMapping): void {
  const facts = (car.car_facts ?? []) as CarFact[];
  const delivered = (car.car_fact_types ?? []) as FactType[];
  const ofRules = typesOfRules(rules);
  if (facts.length === 0 || ofRules.length === 0) return;
  // the same list for all cars, so that the index stores it once
  const types = delivered.length > 0 ? [...delivered, ...ofRules] : ofRules;
  car.car_fact_types = types;
  const onCards = new Set(rules.filter(({ show }) => show?.includes('card')).map(({ name }) => name));
  const cardFacts = facts.filter(({ name }) => name !== undefined && onCards.has(name));
  if (cardFacts.length === 0) return;
  car.car_card_facts = cardFacts.map((fact) => ({ ...types.find(({ name }) => name === fact.name), ...fact }));
}

const typesByRules = new WeakMap<readonly FactRule[], FactType[]>();

function typesOfRules(rules: readonly FactRule[]): FactType[] {
  const types = typesByRules.get(rules) ?? rules.filter(({ name }) => name !== undefined).map(factType);
  typesByRules.set(rules, types);
  return types;
}

function factType({ name, label, unit, group, type, show }: FactRule): FactType {
  const isText = typeof label === 'string';
  return {
    ...(name === undefined ? {} : { name }),
    label: isText ? label : (Object.values(label)[0] ?? ''),
    ...(isText ? {} : { labels: label }),
    ...(unit === undefined ? {} : { unit }),
    ...(group === undefined ? {} : { group }),
    ...(type === 'link' ? { isLink: true } : {}),
    ...(show?.includes('comparison') ? { isCompared: true } : {}),
  };
}

function factValue({ unit, type = 'text', ...rule }: FactRule, source: FieldSource, mapping: FeedMapping): FieldValue {
  const isNumber = type === 'number' || type === 'integer';
  const numbers =
    isNumber && unit !== undefined
      ? { ...rule.numbers, ignore: [...(rule.numbers?.ignore ?? mapping.numbers.ignore), unit] }
      : rule.numbers;
  // an unreadable fact is no reason to skip a car
  const plainRule = { ifBad: 'blank' as const, ...rule, ...(numbers && { numbers }) };
  const result = fieldValue(plainRule, type === 'link' ? 'text' : type, source, { mapping });
  if (type !== 'link' || result.kind !== 'value' || httpsAddress.test(String(result.value))) return result;
  return { kind: 'odd', fault: { reason: 'is no https address', cure: 'Deliver addresses that begin with https://.' } };
}
