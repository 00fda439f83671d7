import type { Car } from '../catalogue/Car.ts';
import type { ContactTopic } from './storeContactRules.ts';

/** What an enquiry carries of a car: everything but its media and long texts. */
export type LeadCar = Partial<
  Omit<Car, 'car_images' | 'car_equipment' | 'car_primary_image' | 'car_description' | 'car_texts'>
>;

/** An enquiry about a car. */
export interface CarContactValues {
  car: LeadCar;
  name: string;
  /** An optional + and 6 to 20 digits; the separators that a visitor wrote are removed. */
  phone: string;
  email: string;
  /** "" when the visitor wrote none. */
  message: string;
  /** The chosen dealership of a sample car. */
  siteName?: string;
  quote: boolean;
  testDrive: boolean;
  /** Who is to get it: the seller, or a department. Checked against the site's own addresses. */
  toName: string;
  toEmail: string;
  /** Address of the page, with the figures that the visitor has set in it. */
  sourceUrl: string;
}

/** A car that a visitor would sell, or trade in. The spelling of `milage` is the wire's. */
export interface SellCarValues {
  regno: string;
  /** In the distance unit of the site (mil, km, miles); 0 or more. */
  milage: number;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  selected: 'sell' | 'tradein';
  /** The message; "" when the visitor wrote none. */
  other: string;
}

/** An order of work on a car or a motorcycle. */
export interface ServiceRequestValues {
  /** The chosen dealer. Checked against the site's own addresses. */
  siteEmail: string;
  siteName: string;
  description: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  regno: string;
  /** km; 0 when the visitor gave none. */
  milage: number;
  /** "2026-11-26", today or later. */
  date: string;
  /** As the form shows them. */
  services: string[];
  /** Must be true. */
  gdpr: boolean;
  newsletter: boolean;
  /** true: a car; false: a motorcycle (decision D-18). */
  typeCar: boolean;
  other: string;
}

/** A message to a store or a department. */
export interface StoreContactValues {
  /** The chosen recipient. Checked against the site's own addresses. */
  siteEmail: string;
  siteName: string;
  topic: ContactTopic;
  name: string;
  /** "" when the visitor gave none. */
  phone: string;
  email: string;
  message: string;
}

/** The forms and what each sends. */
export interface LeadValues {
  carContact: CarContactValues;
  sellCar: SellCarValues;
  serviceRequest: ServiceRequestValues;
  storeContact: StoreContactValues;
}

/** A form whose submissions are leads; the name on the wire is the site's name followed by the suffix of its kind. */
export type LeadKind = keyof LeadValues;

/** The suffix that another one ends with comes last: a name is of the first kind whose suffix it has. */
export const leadFormSuffixes: Record<LeadKind, string> = {
  carContact: 'CarContactForm',
  sellCar: 'SellCarForm',
  serviceRequest: 'ServiceRequestForm',
  storeContact: 'ContactForm',
};

/** The name of a form on the wire: "fjord-bilCarContactForm". */
export function leadFormName(siteName: string, kind: LeadKind): string {
  return siteName + leadFormSuffixes[kind];
}

/** Whose form a name on the wire is; null for a name that is no form's. The site may be one that does not exist. */
export function leadForm(formName: string): { siteName: string; kind: LeadKind } | null {
  for (const kind of Object.keys(leadFormSuffixes) as LeadKind[]) {
    const suffix = leadFormSuffixes[kind];
    if (formName.endsWith(suffix)) return { siteName: formName.slice(0, -suffix.length), kind };
  }
  return null;
}

/** The body of POST /api/forms/comhub. */
export interface LeadSubmission<K extends LeadKind = LeadKind> {
  formName: string;
  /** A UUID, one per submit of the visitor and the same across its attempts. */
  formSubmissionId: string;
  values: LeadValues[K];
  /** Ids of photos that were taken before, of the form that sells a car; left out when there are none. */
  photos?: string[];
  /** What stood in the field that people do not see; left out when empty. */
  homepage?: string;
}

/** What a visitor's submission is answered with, the first time and every time it comes again. */
export interface LeadReceipt {
  formSubmissionId: string;
  /** When the lead was written. */
  receivedAt: string;
}
