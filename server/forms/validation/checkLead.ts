import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { leadForm } from '../../../shared/forms/LeadTypes.ts';
import type { LeadKind, LeadSubmission, LeadValues } from '../../../shared/forms/LeadTypes.ts';
import { photoLimits } from '../../../shared/forms/PhotoGateway.ts';
import { wallTime } from '../../../shared/kit/time/zonedTime.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { carContactFaults, cleanCarContact } from './checkCarContact.ts';
import { cleanSellCar, sellCarValueFaults } from './checkSellCar.ts';
import { cleanServiceRequest, serviceRequestValueFaults } from './checkServiceRequest.ts';
import { cleanStoreContact, storeContactValueFaults } from './checkStoreContact.ts';
import type { LeadFault, LeadPlace } from '../leadFaults.ts';
import { photoId } from '../photos/photoId.ts';
import { withRecipient } from './siteRecipient.ts';
import { uuidPattern } from '../../http/api/uuidPattern.ts';

/** A submission of any form, with the form's kind. */
export type KnownSubmission = { [K in LeadKind]: { kind: K; submission: LeadSubmission<K> } }[LeadKind];

interface KindRules<K extends LeadKind> {
  /** True when the site has the form. */
  isOn(site: SiteConfig): boolean;
  clean(values: LeadValues[K], site: SiteConfig): LeadValues[K];
  faults(values: LeadValues[K], place: LeadPlace): LeadFault[];
  photos: boolean;
}

const rules: { [K in LeadKind]: KindRules<K> } = {
  carContact: {
    isOn: ({ features }) => features.stock,
    clean: (values, site) => withRecipient(cleanCarContact(values, site), site),
    faults: carContactFaults,
    photos: false,
  },
  sellCar: { isOn: ({ features }) => features.stock, clean: cleanSellCar, faults: sellCarValueFaults, photos: true },
  serviceRequest: {
    isOn: ({ serviceRequest }) => serviceRequest !== undefined,
    clean: cleanServiceRequest,
    faults: serviceRequestValueFaults,
    photos: false,
  },
  storeContact: {
    isOn: (site) => hasDealers(site) || site.contacts !== undefined,
    clean: cleanStoreContact,
    faults: storeContactValueFaults,
    photos: false,
  },
};

/**
 * Validates and normalises a submission before it is stored or sent.
 * Its id becomes lower case, control characters are removed from its texts. Returns the form's site. Throws
 * LeadRefusedError that names every invalid field. The caller must have validated that the values match the form.
 */
export function checkLead(
  submission: LeadSubmission,
  sites: readonly SiteConfig[],
  now: Date,
): { site: SiteConfig } & KnownSubmission {
  const { formName } = submission;
  const form = leadForm(formName);
  const site = sites.find(({ name }) => name === form?.siteName);
  if (!form || !site || !rules[form.kind].isOn(site)) {
    throw refused([{ field: 'formName', message: `formName is not a form of this site; ${formNameWords}` }]);
  }
  const today = wallTime(now.getTime(), site.timeZone).date;
  const cleaned = cleanSubmission(form.kind, submission, site, today);
  // the kind of a form name and the type of its values always match
  return { site, kind: form.kind, submission: cleaned } as { site: SiteConfig } & KnownSubmission;
}

/** Structure of a form name, for messages. */
export const formNameWords =
  "it is the site's name followed by CarContactForm, SellCarForm, ServiceRequestForm or ContactForm";

function cleanSubmission<K extends LeadKind>(
  kind: K,
  given: LeadSubmission,
  site: SiteConfig,
  today: string,
): LeadSubmission<K> {
  const { formName, formSubmissionId, photos = [] } = given;
  const { clean, faults, photos: takesPhotos } = rules[kind];
  const values = clean(given.values as LeadValues[K], site);
  const found = [
    ...(uuidPattern.test(formSubmissionId)
      ? []
      : [{ field: 'formSubmissionId', message: 'formSubmissionId is not a UUID' }]),
    ...faults(values, { today, plan: site.phone, distanceUnit: site.distanceUnit }),
    ...photosFaults(photos, takesPhotos),
  ];
  if (found.length > 0) throw refused(found);
  return {
    formName,
    formSubmissionId: formSubmissionId.toLowerCase(),
    values,
    ...(photos.length > 0 ? { photos } : {}),
  };
}

function photosFaults(photos: readonly string[], taken: boolean): LeadFault[] {
  const fault = (message: string): LeadFault[] => [{ field: 'photos', message }];
  if (photos.length === 0) return [];
  if (!taken) return fault('this form does not accept photos');
  if (photos.length > photoLimits.count) return fault(`photos has more than ${String(photoLimits.count)} photos`);
  if (new Set(photos).size < photos.length) return fault('photos contains a photo twice');
  return photos.every((id) => photoId.test(id)) ? [] : fault('photos contains a value that is not a photo id');
}

function refused(faults: LeadFault[]): LeadRefusedError {
  return new LeadRefusedError(`The lead is not taken: ${faults.map(({ message }) => message).join('; ')}.`, faults);
}
