import Joi from 'joi';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import type {
  CarContactValues,
  LeadKind,
  LeadSubmission,
  LeadValues,
  SellCarValues,
  ServiceRequestValues,
  StoreContactValues,
} from '../../../shared/forms/LeadTypes.ts';
import { photoLimits } from '../../../shared/forms/PhotoGateway.ts';
import { leadCarSchema } from './leadCarSchema.ts';

/** `homepage` is a hidden field; a value in it was entered by a bot. */
export type LeadBody = LeadSubmission & { homepage?: string };

/*
 * Shapes only.
 * The lead service validates the contents of texts with the rules that the browser also has. Other keys are refused.
 */
const text = Joi.string().allow('').required();
const flag = Joi.boolean().strict().required();
const mileage = Joi.number().strict().integer().min(0).max(maxMileage.km).required();

const values: { [K in LeadKind]: Joi.ObjectSchema<LeadValues[K]> } = {
  carContact: Joi.object<CarContactValues, true>({
    car: leadCarSchema.required(),
    name: text,
    phone: text,
    email: text,
    message: text,
    siteName: Joi.string().allow(''),
    quote: Joi.boolean().required(),
    testDrive: Joi.boolean().required(),
    toName: text,
    toEmail: text,
    sourceUrl: text,
  }),
  sellCar: Joi.object<SellCarValues, true>({
    regno: text,
    milage: mileage,
    customerName: text,
    customerPhone: text,
    customerEmail: text,
    selected: text,
    other: text,
  }),
  serviceRequest: Joi.object<ServiceRequestValues, true>({
    siteEmail: text,
    siteName: text,
    description: text,
    customerName: text,
    customerPhone: text,
    customerEmail: text,
    regno: text,
    milage: mileage,
    date: text,
    services: Joi.array().items(Joi.string()).max(50).required(),
    gdpr: flag,
    newsletter: flag,
    typeCar: flag,
    other: text,
  }),
  storeContact: Joi.object<StoreContactValues, true>({
    siteEmail: text,
    siteName: text,
    topic: text,
    name: text,
    phone: text,
    email: text,
    message: text,
  }),
};

const buildSchema = (kind: LeadKind): Joi.ObjectSchema<LeadBody> =>
  Joi.object<LeadBody>({
    formName: Joi.string().max(200).required(),
    formSubmissionId: Joi.string().max(200).required(),
    values: values[kind].required(),
    ...(kind === 'sellCar' ? { photos: Joi.array().items(Joi.string().max(100)).max(photoLimits.count) } : {}),
    homepage: Joi.string().allow('').max(2000),
  });

/** Schema of a lead's body, by the kind of its form. */
export const leadSchemas: Record<LeadKind, Joi.ObjectSchema<LeadBody>> = {
  carContact: buildSchema('carContact'),
  sellCar: buildSchema('sellCar'),
  serviceRequest: buildSchema('serviceRequest'),
  storeContact: buildSchema('storeContact'),
};
