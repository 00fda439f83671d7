import type { Car } from '../catalogue/Car.ts';
import type { ContactFields } from './contactAnswers.ts';
import { normalizePhone } from './rules/phoneNumber.ts';
import { fieldLimits } from './rules/fieldLimits.ts';
import type { LeadRecipient } from './leadRecipient.ts';
import type { CarContactValues, LeadCar } from './LeadTypes.ts';

interface Contact {
  car: Partial<Car>;
  fields: ContactFields;
  recipient: LeadRecipient;
  /** URL of the page with its query, which holds the chosen financing. */
  sourceUrl: string;
  /** The chosen financing as text; "" for none. */
  financing?: string;
}

/** Builds the values of an enquiry: trimmed answers, the normalised phone number and the car. */
export function contactValues({ car, fields, recipient, sourceUrl, financing = '' }: Contact): CarContactValues {
  const siteName = fields.siteName.trim();
  return {
    car: leadCar(car),
    name: fields.name.trim(),
    phone: normalizePhone(fields.phone),
    email: fields.email.trim(),
    message: messageWith(fields.message.trim(), financing),
    ...(siteName === '' ? {} : { siteName }),
    quote: fields.quote,
    testDrive: fields.testDrive,
    toName: recipient.toName,
    toEmail: recipient.toEmail,
    sourceUrl,
  };
}

/** Appends the financing to the message, unless that is too long; the URL includes it as well. */
function messageWith(message: string, financing: string): string {
  const both = [message, financing].filter(Boolean).join('\n\n');
  return both.length > fieldLimits.enquiry ? message : both;
}

/** Returns a car without its media and long texts, which its seller already has. */
export function leadCar(car: Partial<Car>): LeadCar {
  const { car_images: _images, car_equipment: _equipment, car_primary_image: _image, ...rest } = car;
  const { car_description: _description, car_texts: _texts, energyLabels: _labels, ...others } = rest;
  const { car_facts: _facts, car_fact_types: _types, car_card_facts: _cardFacts, ...short } = others;
  return short;
}
