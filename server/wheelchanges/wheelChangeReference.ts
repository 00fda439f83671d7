import { plateWriter } from '../../shared/site/plateWriter.ts';
import { lookAheadDays } from '../../shared/booking/times/lookAheadDays.ts';
import type { Offering, OfferingCategory } from '../../shared/booking/BookingTypes.ts';
import type { BuiltInTexts, Language } from '../../shared/site/SiteTypes.ts';
import type { BookingSite } from '../booking/BookingSite.ts';
import { wheelDepartmentPrefix } from '../booking/embedded/bookingKindOf.ts';
import type { BookingReference, Workshop } from '../booking/embedded/BookingReference.ts';
import type { TireHotelFiles, TireLocationFacts } from '../tirehotel/embedded/files/TireHotelFiles.ts';

export const wheelChangeCode = 'hjulskifte';

/** Names of a wheel change in the languages of a site. */
export function wheelChangeNames(languages: readonly Language[], builtInTexts: BuiltInTexts): Record<Language, string> {
  const names = languages.map((language) => [language, builtInTexts[language]?.['wheelChangeName'] ?? ''] as const);
  return Object.fromEntries(names.filter(([, name]) => name !== ''));
}

/** Department id of a location where wheels are changed. */
export function wheelDepartment(erpId: string): string {
  return wheelDepartmentPrefix + erpId;
}

/**
 * Reference data for the booking engine from a site's tire hotel locations.
 * It has one offering, which is already paid for. Any registration number is a `car`: the caller checks its agreement.
 */
export function wheelChangeReference(
  { workMinutes, locations, translations }: TireHotelFiles,
  { name, country, timeZone, currency, languages, plates }: BookingSite,
  builtInTexts: BuiltInTexts,
): BookingReference {
  const names = wheelChangeNames(languages, builtInTexts);
  const wheelChange: Offering = {
    name: names[languages[0]] ?? '',
    price: 0,
    description: '',
    code: wheelChangeCode,
    unitPrice: null,
    isAvailable: true,
    priceKnown: true,
    notKnownPriceText: '',
    priceDiscount: null,
    allowUserInput: false,
    listItems: [],
  };
  const services: OfferingCategory[] = [{ name: '', icon: '', selectionType: 'single', offerings: [wheelChange] }];
  return {
    site: name,
    country,
    timeZone,
    currency,
    language: languages[0],
    writePlate: plateWriter(plates),
    lookAheadDays: lookAheadDays.wheelChange,
    workshops: locations.filter(({ site }) => site === name).map((location) => toWorkshop(location, translations)),
    car: (registrationNumber) => ({
      registrationNumber,
      brand: '',
      model: '',
      buildYear: 0,
      hasServiceAgreement: false,
      isSupported: true,
    }),
    services: () => services,
    addons: () => [],
    nameOf: () => names,
    offers: () => [],
    workMinutes: (_car, chosen) => (chosen.every(({ code }) => code === wheelChangeCode) ? workMinutes : null),
    workOf: (_car, code) => (code === wheelChangeCode ? { fixed: workMinutes, perUnit: 0 } : null),
    canDo: () => true,
    hasBrand: () => true,
  };
}

function toWorkshop(
  { erpId, site: _site, name, department, ...facts }: TireLocationFacts,
  translations: TireHotelFiles['translations'] = {},
): Workshop {
  const others = Object.entries(translations).flatMap(([language, texts]) => {
    const own = texts[department];
    return own === undefined ? [] : [[language, `${name}, ${own}`] as const];
  });
  return {
    ...facts,
    departmentId: wheelDepartment(erpId),
    siteId: erpId,
    siteName: `${name}, ${department}`,
    siteNames: Object.fromEntries(others),
    brands: [],
  };
}
