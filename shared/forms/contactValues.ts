import type { Car } from '../catalogue/Car.ts';
import type { ContactFields } from './contactAnswers.ts';
import { normalizePhone } from './phoneNumber.ts';
import { fieldLimits } from './fieldLimits.ts';
import type { LeadRecipient } from './leadRecipient.ts';
import type { CarContactValues, LeadCar } from './LeadTypes.ts';

interface Contact {
  car: Partial<Car>;
  fields: ContactFields;
  recipient: LeadRecipient;
  /** Address of the page with its query, which holds the way to pay that the visitor chose. */
  sourceUrl: string;
  /** The chosen way to pay in words; "" for none. */
  financing?: string;
}

/** The values of an enquiry: the trimmed answers, the normalised telephone number and the car it is about. */
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

/** The message with the way to pay below it; without where the two are too long, for the address names it as well. */
function messageWith(message: string, financing: string): string {
  const both = [message, financing].filter(Boolean).join('\n\n');
  return both.length > fieldLimits.enquiry ? message : both;
}

/** A car without its media and long texts, which its seller has and an enquiry need not carry. */
export function leadCar(car: Partial<Car>): LeadCar {
  const { car_images: _images, car_equipment: _equipment, car_primary_image: _image, ...rest } = car;
  const { car_description: _description, car_texts: _texts, ...short } = rest;
  return short;
}
