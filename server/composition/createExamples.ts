import { languageTexts } from '../../config/languages/languageTexts.ts';
import { addressLine } from '../../shared/catalogue/dealers/dealerRules.ts';
import { carPath } from '../../shared/catalogue/car/carPaths.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { addDays, wallTime } from '../../shared/kit/time/zonedTime.ts';
import type { SiteConfig, Texts } from '../../shared/site/SiteTypes.ts';
import { exampleBookingMessages } from '../booking/mail/exampleBookingMessages.ts';
import type { Workshop } from '../booking/embedded/BookingReference.ts';
import { readDealers } from '../booking/embedded/reference/readDealers.ts';
import type { DealerWithWorkshops } from '../booking/embedded/reference/readDealers.ts';
import { exampleLeadMessages } from '../forms/mail/exampleLeadMessages.ts';
import type { ExampleMessage, WriteExamples } from '../messages/ExampleMessage.ts';
import { codeSmsText } from '../tirehotel/login/queueCode.ts';
import { lockSmsText } from '../tirehotel/login/queueLockNotice.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

interface ExampleSources {
  content: Pick<ContentGateway, 'dictionary'>;
  /** The dealers file; null for a group without. */
  dealersFile: string | null;
}

/** Days from now until the example's appointment. */
const daysAhead = 10;
/** An invented car. */
const [brand, model] = ['Nordvik', 'E60'];

/**
 * Creates the examples of all messages, for developers.
 * They have the site's own texts and its first dealer; customers are invented, and nothing is sent.
 */
export function createExamples(
  { group }: Pick<Setup, 'group'>,
  { builtInTexts, clock }: Pick<Foundation, 'builtInTexts' | 'clock'>,
  { content, dealersFile }: ExampleSources,
): WriteExamples {
  const mailTextsOf = languageTexts(group.languages, 'mails');
  return async (ownSite, { language, origin }) => {
    const site = { ...ownSite, origin, phonePlan: ownSite.phone };
    const own = await content.dictionary({ site: site.name, language }).catch(() => ({}));
    const dictionary: Texts = { ...builtInTexts[language], ...own };
    const dealers = await readDealers(dealersFile, []);
    const dealer = dealers.find((one) => one.site === site.name);
    const workshop = exampleWorkshop(site, dealer);
    const now = clock.now();
    const texts = mailTextsOf(language);
    const day = addDays(wallTime(now.getTime(), site.timeZone).date, daysAhead);
    const booking = { site, language, dictionary, workshop, car: `${brand} ${model}`, day, now };
    const services = Object.values(texts.serviceRequest.names);
    const wheelServices = [dictionary['wheelChangeName'] ?? ''];
    const { features } = site;
    const messages: ExampleMessage[] = [
      ...(features.booking ? exampleBookingMessages({ ...booking, kind: 'workshop', services }) : []),
      ...(features.tireHotel
        ? exampleBookingMessages({ ...booking, kind: 'wheelChange', services: wheelServices })
        : []),
      ...(features.tireHotel ? tireMessages(dictionary, new URL(origin).host, workshop.phone) : []),
    ];
    if (features.forms === false) return messages;
    const recipient = { name: workshop.siteName, address: workshop.email || 'info@dealer.example' };
    const address = origin + carPath('', dictionary['pathToCarDetail'] ?? '', { car_id: '410268', slug: 'example' });
    const carPage = { address, vatNotes: { incl: dictionary['priceInclVat'] ?? '', excl: '' } };
    const locale = site.locales[language] ?? language;
    // the mails of forms are in the first language of the site
    const readers = { ...site, languages: [language] satisfies SiteConfig['languages'] };
    return [
      ...messages,
      ...exampleLeadMessages({
        site: readers,
        texts,
        locale,
        carPage,
        brand,
        model,
        phone: workshop.phone,
        recipient,
        now,
      }),
    ];
  };
}

function exampleWorkshop(site: SiteConfig & { origin: string }, dealer: DealerWithWorkshops | undefined): Workshop {
  const [department] = dealer?.site_departments ?? [];
  const picture = dealer?.site_primary_image?.original || dealer?.site_image_url;
  return {
    departmentId: 'example',
    siteId: dealer?.id ?? 'example',
    siteName: dealer?.site_official_name ?? site.displayName,
    address: dealer ? addressLine(dealer, site) : '',
    latitude: 0,
    longitude: 0,
    brands: [],
    phone: department?.phone ?? '',
    email: department?.email ?? '',
    // stands for the door of a dealer without a picture
    picture: picture || site.shareImage || `${site.origin}/share-image.jpg`,
    schedule: { week: [], days: [] },
    lifts: 1,
    dropOffs: 1,
    noticeHours: 24,
    changeHours: 24,
  };
}

function tireMessages(dictionary: Texts, host: string, phone: string): ExampleMessage[] {
  const wording = (key: string): string => dictionary[key] ?? '';
  return [
    { name: 'Tire hotel: code', sms: codeSmsText(wording('tireCodeMessage'), { host, code: '4281' }) },
    { name: 'Tire hotel: locked', sms: lockSmsText(wording('tireLockedMessage'), phone) },
  ];
}
