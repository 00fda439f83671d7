import type { Car } from '../catalogue/Car.ts';
import type { ContactTopic } from './rules/ContactTopic.ts';

/** Car data in an enquiry: everything but its media and long texts. */
export type LeadCar = Partial<
  Omit<
    Car,
    | 'car_images'
    | 'car_equipment'
    | 'car_primary_image'
    | 'car_description'
    | 'car_texts'
    | 'car_energy'
    | 'car_facts'
    | 'car_fact_types'
    | 'car_card_facts'
    | 'energyLabels'
  >
>;

/** An enquiry about a car. */
export interface CarContactValues {
  car: LeadCar;
  name: string;
  /** Optional + and 6 to 20 digits, without the visitor's separators. */
  phone: string;
  email: string;
  /** "" when the visitor wrote none. */
  message: string;
  /** The chosen dealership of a sample car. */
  siteName?: string;
  quote: boolean;
  testDrive: boolean;
  /** Recipient: the seller or a department. Checked against the site's own addresses. */
  toName: string;
  toEmail: string;
  /** URL of the page, including figures that the visitor has set. */
  sourceUrl: string;
}

/** A car that a visitor wants to sell or trade in. `milage` is spelled as in the API. */
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

/** A work order for a car or a motorcycle. */
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
  /** As shown in the form. */
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

/** Values submitted by each form. */
export interface LeadValues {
  carContact: CarContactValues;
  sellCar: SellCarValues;
  serviceRequest: ServiceRequestValues;
  storeContact: StoreContactValues;
}

/** A form whose submissions are leads; its API name is the site's name plus the kind's suffix. */
export type LeadKind = keyof LeadValues;

/** Checked in order: a suffix that is the end of another one comes last. */
export const leadFormSuffixes: Record<LeadKind, string> = {
  carContact: 'CarContactForm',
  sellCar: 'SellCarForm',
  serviceRequest: 'ServiceRequestForm',
  storeContact: 'ContactForm',
};

/** Returns the API name of a form: "fjord-bilCarContactForm". */
export function leadFormName(siteName: string, kind: LeadKind): string {
  return siteName + leadFormSuffixes[kind];
}

/** Parses the API name of a form; null for an unknown form. The site may not exist. */
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
  /** A UUID, one per visitor submit and the same across its retries. */
  formSubmissionId: string;
  values: LeadValues[K];
  /** Ids of photos uploaded earlier, by the form for selling a car; left out when there are none. */
  photos?: string[];
  /** Content of the honeypot field; left out when empty. */
  homepage?: string;
}

/** Response to a submission, identical when it is sent again. */
export interface LeadReceipt {
  formSubmissionId: string;
  /** Time when the lead was stored. */
  receivedAt: string;
}
