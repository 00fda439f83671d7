import { cleanLine, cleanLines } from '../../shared/forms/cleanText.ts';
import { contactFaults, emailFault } from '../../shared/forms/contactRules.ts';
import type { FieldFault } from '../../shared/forms/contactRules.ts';
import { fieldLimits } from '../../shared/forms/fieldLimits.ts';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import { leadForm } from '../../shared/forms/LeadTypes.ts';
import type { CarContactValues, LeadCar, LeadKind, LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

interface Fault {
  field: string;
  message: string;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const longestName = 200;
const longestAddress = 2000;

const { name, email, enquiry, phone } = fieldLimits;
const wanted: Record<'name' | 'phone' | 'email' | 'message' | 'siteName', string> = {
  name: `a name of at most ${String(name)} characters`,
  phone: `a telephone number: an optional + and ${String(phone.min)} to ${String(phone.max)} digits or spaces`,
  email: `a mail address of at most ${String(email)} characters`,
  message: `at most ${String(enquiry)} characters`,
  siteName: 'the chosen dealership; the car is a sample that several have',
};

/**
 * The submission as it may be kept and passed on: its id in lower case, its texts free of signs that control a device.
 * Says which site's form it is. Throws LeadRefusedError that names every field that is wrong.
 */
export function checkLead(
  submission: LeadSubmission,
  sites: readonly SiteConfig[],
): { site: SiteConfig; kind: LeadKind; submission: LeadSubmission } {
  const { formName, formSubmissionId } = submission;
  const form = leadForm(formName);
  const site = sites.find(({ name: own, features }) => own === form?.siteName && features.stock);
  if (!form || !site) {
    const message = "formName is no form of this site; it is the site's name followed by CarContactForm";
    throw refused([{ field: 'formName', message }]);
  }
  const values = cleanValues(submission.values);
  const faults = uuid.test(formSubmissionId)
    ? valueFaults(values)
    : [{ field: 'formSubmissionId', message: 'formSubmissionId is no UUID' }, ...valueFaults(values)];
  if (faults.length > 0) throw refused(faults);
  return {
    site,
    kind: form.kind,
    submission: { formName, formSubmissionId: formSubmissionId.toLowerCase(), values },
  };
}

function refused(faults: Fault[]): LeadRefusedError {
  return new LeadRefusedError(`The lead is not taken: ${faults.map(({ message }) => message).join('; ')}.`, faults);
}

function valueFaults(values: CarContactValues): Fault[] {
  const { siteName = '' } = values;
  const typed = contactFaults({ ...values, siteName }, values.car.car_is_sample === true);
  const faults = (Object.entries(typed) as [keyof typeof wanted, FieldFault][]).map(([field, fault]) => ({
    field: `values.${field}`,
    message: `values.${field} is ${faultWords[fault]}; expected ${wanted[field]}`,
  }));
  const longer = (field: 'toName' | 'siteName', text: string): Fault[] =>
    text.length > longestName
      ? [{ field: `values.${field}`, message: `values.${field} is longer than ${String(longestName)} characters` }]
      : [];
  const wrongRecipient = emailFault(values.toEmail) !== null;
  return [
    ...faults,
    ...longer('siteName', siteName),
    ...longer('toName', values.toName),
    ...(wrongRecipient ? [{ field: 'values.toEmail', message: 'values.toEmail is no mail address' }] : []),
    ...(isPageAddress(values.sourceUrl)
      ? []
      : [{ field: 'values.sourceUrl', message: 'values.sourceUrl is no http or https address of a page' }]),
    ...(values.car.car_id ? [] : [{ field: 'values.car.car_id', message: 'values.car.car_id is missing' }]),
  ];
}

const faultWords: Record<FieldFault, string> = { missing: 'missing', invalid: 'not valid', tooLong: 'too long' };

function isPageAddress(text: string): boolean {
  return text.length <= longestAddress && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function cleanValues(values: CarContactValues): CarContactValues {
  const { siteName } = values;
  return {
    car: cleanCar(values.car),
    name: cleanLine(values.name),
    phone: cleanLine(values.phone),
    email: cleanLine(values.email),
    message: cleanLines(values.message),
    ...(siteName === undefined ? {} : { siteName: cleanLine(siteName) }),
    quote: values.quote,
    testDrive: values.testDrive,
    toName: cleanLine(values.toName),
    toEmail: cleanLine(values.toEmail),
    sourceUrl: cleanLine(values.sourceUrl),
  };
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
