import Joi from 'joi';
import { factGroups, languageFields } from '../../../shared/catalogue/Car.ts';
import type {
  BlurImage,
  Car,
  CarFact,
  CarField,
  FactType,
  ContractDuration,
  LeasingOption,
  LoanOption,
  PrimaryImage,
  Seller,
} from '../../../shared/catalogue/Car.ts';
import { languageCodePattern } from '../../../shared/site/languageCodePattern.ts';
import { carStructures, recordFields } from '../feed/cars/carStructures.ts';
import { dropMissingPrices } from '../dropMissingPrices.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import {
  documentReader,
  readFlag,
  readNumber,
  readStructure,
  readText,
  readTexts,
  wireList,
  wireNumber,
  wireObject,
  wireText,
} from './wireFields.ts';
import type { FieldReader } from './wireFields.ts';

const loanOption = wireObject<LoanOption>({
  title: wireText,
  default_monthly_cost: wireNumber,
  default_monthly_cost_text: wireText,
  price: wireNumber,
  invoice_fee: wireNumber,
  invoice_fee_text: wireText,
  start_fee: wireNumber,
  start_fee_text: wireText,
  interest_rate: wireNumber,
  interest_rate_text: wireText,
  disclaimer: wireText,
  description: wireText,
  default_contract_duration: wireNumber,
  contract_durations: wireList(
    wireObject<ContractDuration>({
      months: Joi.number().required(),
      residual_percentage: wireNumber,
      cash_amount_min_percentage: wireNumber,
      cash_amount_max_percentage: wireNumber,
    }),
  ),
});

/** Values that stay out where they are unknown. */
const wireFacts = { text: Joi.string().empty(Joi.valid(null, '')), number: Joi.number().empty(null) };

const factType: Record<keyof FactType, Joi.Schema> = {
  name: wireFacts.text,
  label: wireFacts.text,
  labels: Joi.object().pattern(Joi.string().pattern(languageCodePattern), Joi.string()),
  unit: wireFacts.text,
  group: Joi.valid(...factGroups).empty(Joi.valid(null, '')),
  isLink: Joi.boolean().strict().empty(null),
  isCompared: Joi.boolean().strict().empty(null),
};
const fact = wireObject<CarFact>({
  ...factType,
  value: Joi.alternatives(Joi.string(), Joi.number(), Joi.boolean()).required(),
}).prefs({ convert: false });

const structures: Partial<Record<CarField, Joi.Schema>> = {
  car_images: wireList(wireObject<BlurImage>({ original: Joi.string().required(), blur_data_url: wireText })),
  car_primary_image: wireObject<PrimaryImage>({ thumbnail_url: wireText, blur_data_url: wireText }).allow(null),
  car_sellers: wireList(wireObject<Seller>({ name: wireText, email: wireText, phone: wireText })),
  car_texts: Joi.object()
    .pattern(
      Joi.string().pattern(languageCodePattern),
      Joi.object(Object.fromEntries(languageFields.map((field) => [field, wireText.optional()]))),
    )
    .allow(null),
  car_energy: Joi.object(
    Object.fromEntries(
      recordFields(carStructures.car_energy).map(([name, { kind }]) => [
        name,
        wireFacts[kind === 'number' ? 'number' : 'text'],
      ]),
    ),
  ).allow(null),
  car_facts: wireList(fact),
  car_fact_types: wireList(wireObject<FactType>(factType)),
  car_card_facts: wireList(fact),
  car_loan_option: loanOption.allow(null),
  car_leasing_options: wireList(
    wireObject<LeasingOption>({
      leasing_type: Joi.valid('Private', 'Company').required(),
      title: wireText,
      monthly_cost: wireNumber,
      monthly_cost_text: wireText,
      description: wireText,
      duration: wireNumber,
      mileage: wireNumber,
      asterix: wireText,
    }),
  ),
};

const saleStates: unknown[] = ['available', 'reserved', 'sold'];

/** A back end without sale states only has cars for sale. */
const readSaleState: FieldReader = (value) => {
  if (value === null || value === '') return 'available';
  return saleStates.includes(value) ? value : undefined;
};

function selectReader(field: CarField): FieldReader {
  switch (carFieldKinds[field]) {
    case 'text':
      return readText;
    case 'number':
      return readNumber;
    case 'boolean':
      return readFlag;
    case 'list':
      return readTexts;
    case 'saleState':
      return readSaleState;
    case 'structure':
      return readStructure(structures[field] ?? Joi.any());
  }
}

const readers = Object.fromEntries(
  (Object.keys(carFieldKinds) as CarField[]).map((field) => [field, selectReader(field)]),
) as Record<CarField, FieldReader>;

const readDocument = documentReader<Pick<Car, CarField>>(readers);

/** Converts a delivered document to a car, with the delivered fields only and no price of zero. */
export const readCar: typeof readDocument = (document, onOdd) => {
  const car = readDocument(document, onOdd);
  dropMissingPrices(car);
  return car;
};
