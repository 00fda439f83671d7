import { languageCodePattern } from '../../../../shared/site/languageCodePattern.ts';
import { isRecord } from '../../../../shared/kit/isRecord.ts';
import { factGroups } from '../../../../shared/catalogue/Car.ts';
import type { Car, CarEnergy, CarFact, CarField, FactType, LanguageField } from '../../../../shared/catalogue/Car.ts';

/*
 * Forms of a car's structured fields.
 * A stock has some fifty such objects per car, and joi's microseconds for each were most of the time of a start, so
 * they are validated by hand.
 */
export type Form =
  | { kind: 'text' | 'number' | 'flag' }
  /** A text, a number, or yes or no. */
  | { kind: 'scalar' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'list'; of: Form }
  | { kind: 'record'; fields: [string, Form][] }
  /** An object that has some of the fields. */
  | { kind: 'partial'; fields: [string, Form][] }
  | { kind: 'byLanguage'; of: Form };

const text: Form = { kind: 'text' };
const number: Form = { kind: 'number' };
const flag: Form = { kind: 'flag' };
const list = (of: Form): Form => ({ kind: 'list', of });

/** An object with the fields of the contract. */
function record<T>(fields: Record<keyof T, Form>): Form {
  return { kind: 'record', fields: Object.entries<Form>(fields) };
}

function partial<T>(fields: Record<keyof T, Form>): Form {
  return { kind: 'partial', fields: Object.entries<Form>(fields) };
}

/** Returns the value with the fields of its form and no others; undefined for a value of another form. */
export function fitted(value: unknown, form: Form): unknown {
  switch (form.kind) {
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'scalar':
      return fitted(value, text) ?? fitted(value, number) ?? fitted(value, flag);
    case 'choice':
      return form.values.includes(value as string) ? value : undefined;
    case 'list': {
      if (!Array.isArray(value)) return undefined;
      const entries = value.map((entry) => fitted(entry, form.of));
      return entries.includes(undefined) ? undefined : entries;
    }
    case 'byLanguage': {
      if (!isRecord(value)) return undefined;
      const entries = Object.entries(value).filter(([language]) => languageCodePattern.test(language));
      const fittingEntries = entries.map(([language, entry]) => [language, fitted(entry, form.of)] as const);
      return fittingEntries.some(([, entry]) => entry === undefined) ? undefined : Object.fromEntries(fittingEntries);
    }
    case 'partial':
    case 'record': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
      const result: Record<string, unknown> = {};
      for (const [name, inner] of form.fields) {
        const fieldContent = (value as Record<string, unknown>)[name];
        if (fieldContent === undefined && form.kind === 'partial') continue;
        const field = fitted(fieldContent, inner);
        if (field === undefined) return undefined;
        result[name] = field;
      }
      return result;
    }
  }
}

const factTypeForms: Record<keyof FactType, Form> = {
  name: text,
  label: text,
  labels: { kind: 'byLanguage', of: text },
  unit: text,
  group: { kind: 'choice', values: factGroups },
  isLink: flag,
  isCompared: flag,
};
const factForm = partial<CarFact>({ ...factTypeForms, value: { kind: 'scalar' } });

/** Forms of a car's structured fields. */
export const carStructures: Partial<Record<CarField, Form>> = {
  car_images: list(record<Car['car_images'][number]>({ original: text, blur_data_url: text })),
  car_primary_image: record<NonNullable<Car['car_primary_image']>>({ thumbnail_url: text, blur_data_url: text }),
  car_texts: {
    kind: 'byLanguage',
    of: partial<Record<LanguageField, string>>({
      car_version: text,
      car_description: text,
      car_loan_description: text,
    }),
  },
  car_energy: partial<CarEnergy>({
    co2_class: text,
    co2_class_discharged: text,
    co2_discharged_text: text,
    fuel_discharged_text: text,
    energy_costs: number,
    energy_price_text: text,
    co2_costs_low: number,
    co2_costs_medium: number,
    co2_costs_high: number,
    co2_price_low: number,
    co2_price_medium: number,
    co2_price_high: number,
    vehicle_tax: number,
  }),
  car_facts: list(factForm),
  car_fact_types: list(partial<FactType>(factTypeForms)),
  car_card_facts: list(factForm),
  car_sellers: list(record<Car['car_sellers'][number]>({ name: text, email: text, phone: text })),
  car_loan_option: record<NonNullable<Car['car_loan_option']>>({
    title: text,
    default_monthly_cost: number,
    default_monthly_cost_text: text,
    price: number,
    invoice_fee: number,
    invoice_fee_text: text,
    start_fee: number,
    start_fee_text: text,
    interest_rate: number,
    interest_rate_text: text,
    disclaimer: text,
    description: text,
    default_contract_duration: number,
    contract_durations: list(
      record<NonNullable<Car['car_loan_option']>['contract_durations'][number]>({
        months: number,
        residual_percentage: number,
        cash_amount_min_percentage: number,
        cash_amount_max_percentage: number,
      }),
    ),
  }),
  car_leasing_options: list(
    record<Car['car_leasing_options'][number]>({
      leasing_type: { kind: 'choice', values: ['Private', 'Company'] },
      title: text,
      monthly_cost: number,
      monthly_cost_text: text,
      description: text,
      duration: number,
      mileage: number,
      asterix: text,
    }),
  ),
};

/** Fields whose objects a mapping can fill with an ItemsRule. */
export const itemFields = [
  'car_sellers',
  'car_loan_option',
  'car_leasing_options',
  'car_energy',
] as const satisfies CarField[];

/** The fields of the objects of a list, or of the object itself. */
export function recordFields(form: Form | undefined): readonly [string, Form][] {
  if (form?.kind === 'list') return recordFields(form.of);
  return form?.kind === 'record' || form?.kind === 'partial' ? form.fields : [];
}
