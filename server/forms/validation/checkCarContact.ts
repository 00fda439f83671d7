import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import { contactFaults } from '../../../shared/forms/rules/contactRules.ts';
import type { CarContactValues, LeadCar } from '../../../shared/forms/LeadTypes.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import { expected, recipientFaults, shownNameFaults, typedFaults } from '../leadFaults.ts';
import type { LeadFault, LeadPlace } from '../leadFaults.ts';

const maxAddressCharacters = 2000;
const expectations = {
  ...{ name: expected.name, phone: expected.phone, email: expected.email, message: expected.text },
  siteName: 'the chosen dealership; the car is a sample that several have',
};

/** Validates an enquiry about a car. */
export function carContactFaults(values: CarContactValues, { plan }: LeadPlace): LeadFault[] {
  const { siteName = '' } = values;
  return [
    ...typedFaults(contactFaults({ ...values, siteName }, values.car.car_is_sample === true, plan), expectations),
    ...shownNameFaults('siteName', siteName),
    ...shownNameFaults('toName', values.toName),
    ...recipientFaults('toEmail', values.toEmail),
    ...(isPageAddress(values.sourceUrl)
      ? []
      : [{ field: 'values.sourceUrl', message: 'values.sourceUrl is not the http or https address of a page' }]),
    ...(values.car.car_id ? [] : [{ field: 'values.car.car_id', message: 'values.car.car_id is missing' }]),
  ];
}

function isPageAddress(text: string): boolean {
  return text.length <= maxAddressCharacters && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Removes control characters, normalises the telephone number and moves the page to the site's own origin. */
export function cleanCarContact(values: CarContactValues, site: SiteConfig): CarContactValues {
  const { siteName } = values;
  return {
    car: cleanCar(values.car),
    name: cleanLine(values.name),
    phone: normalizePhone(values.phone),
    email: cleanLine(values.email),
    message: cleanLines(values.message),
    ...(siteName === undefined ? {} : { siteName: cleanLine(siteName) }),
    quote: values.quote,
    testDrive: values.testDrive,
    toName: cleanLine(values.toName),
    toEmail: cleanLine(values.toEmail),
    sourceUrl: ownPage(cleanLine(values.sourceUrl), siteOrigin(site)),
  };
}

/** A link to another website would come from the dealer's own mail or export. */
function ownPage(address: string, origin: string): string {
  if (!isPageAddress(address)) return address;
  const { pathname, search } = new URL(address);
  return origin + pathname + search;
}

function cleanCar(car: LeadCar): LeadCar {
  return cleanDeep(car) as LeadCar;
}

function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return cleanLines(value);
  if (Array.isArray(value)) return value.map(cleanDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanDeep(part)]));
}
