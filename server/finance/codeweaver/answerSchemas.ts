import Joi from 'joi';
import type {
  CfdResponse,
  CfdVehicle,
  DefaultResponse,
  FinanceDetail,
  FinanceError,
  FinanceOption,
  FinanceProduct,
  FinanceQuotation,
  FinanceQuote,
} from '../../../shared/finance/FinanceTypes.ts';

// null counts as a missing key; unused keys are dropped
const optional = <T extends Joi.Schema>(schema: T): T => schema.empty(null) as T;
const text = Joi.string().allow('');
const words = optional(text).default('');
const stripUnknown = { stripUnknown: true } as const;

const option = Joi.object<FinanceOption, true>({
  Locale: Joi.object<FinanceOption['Locale'], true>({ DisplayValue: text.required() }).required(),
  Default: Joi.number().required(),
  Values: optional(Joi.array().items(Joi.number()).min(1)),
  Minimum: optional(Joi.number()),
  Maximum: optional(Joi.number().min(Joi.ref('Minimum'))),
})
  .or('Values', 'Minimum')
  .and('Minimum', 'Maximum');

const product = Joi.object<FinanceProduct, true>({
  Name: text.required(),
  FamilyKey: Joi.string().required(),
  Term: option.required(),
  Deposit: option.required(),
  Payment: option.required(),
  AnnualMileage: option.required(),
});

/** The products of a car: at least one. */
export const defaultsSchema = Joi.object<DefaultResponse, true>({
  Products: Joi.array().items(product).min(1).required(),
}).options(stripUnknown);

const failure = Joi.object<FinanceError, true>({ UserMessage: words });
const detail = Joi.object<FinanceDetail, true>({ Label: words, Key: words, DisplayValue: words });
const block = Joi.object<{ Details: FinanceDetail[] }, true>({ Details: Joi.array().items(detail).required() });

const quote = Joi.object<FinanceQuote, true>({
  Term: Joi.number().required(),
  TotalDeposit: Joi.number().required(),
  TotalRegularPayment: Joi.number().required(),
  AnnualMileage: Joi.number().required(),
  QuoteReference: Joi.string().required(),
  QuoteActions: optional(Joi.object<FinanceQuote['QuoteActions'], true>({ Apply: words })).default({ Apply: '' }),
});

const finance = Joi.object<FinanceQuotation['Finance'], true>({
  Notifications: optional(Joi.array().items(Joi.alternatives(text, Joi.object({ Message: text.required() })))).default(
    [],
  ),
  Quote: quote.required(),
});

/**
 * With an error, all other fields are optional.
 * The result has the type of the schema that applies without an error, which the compiler compares.
 */
function unlessError<T extends Joi.Schema>(schema: T): T {
  const either: Joi.Schema = Joi.when('HasError', { is: true, then: Joi.any(), otherwise: schema.required() });
  return either as T;
}

const quotation = Joi.object<FinanceQuotation, true>({
  HasError: Joi.boolean().required(),
  Error: optional(failure),
  Blocks: unlessError(Joi.array().items(block)),
  Finance: unlessError(finance),
});

const vehicle = Joi.object<CfdVehicle, true>({
  HasError: Joi.boolean().required(),
  Error: optional(failure),
  FinanceQuotations: unlessError(Joi.array().items(quotation).min(1)),
});

/** The quote of a car. */
export const quoteSchema = Joi.object<CfdResponse, true>({
  Vehicles: Joi.array().items(vehicle).min(1).required(),
}).options(stripUnknown);

/** Terms and conditions, as HTML that is not sanitised yet. */
export const legalSchema = Joi.object<{ TermsAndConditions: string }, true>({
  TermsAndConditions: text.required(),
}).options(stripUnknown);
