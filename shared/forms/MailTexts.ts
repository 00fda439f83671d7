import { textsFor } from '../kit/text/TextShape.ts';
import type { TextsOf } from '../kit/text/TextShape.ts';
import type { Language } from '../site/SiteTypes.ts';
import { contactTopics } from './rules/ContactTopic.ts';

/** Keys of the texts of mails about forms. */
export const mailShape = {
  // prettier-ignore
  lead: textsFor(
    'subject', 'intro', 'redirected', 'name', 'phone', 'email', 'wishes', 'quote', 'testDrive', 'message', 'noMessage',
    'car', 'carId', 'plate', 'mileage', 'price', 'dealer', 'page', 'financing', 'loan', 'private', 'company', 'months',
    'down', 'photos', 'received', 'reference',
  ),
  leadReceipt: {
    ...textsFor('subject', 'hello', 'next', 'reply', 'stranger'),
    received: textsFor('carContact', 'sellCar', 'serviceRequest', 'storeContact'),
  },
  storeContact: { ...textsFor('subject', 'topic'), topics: textsFor(...contactTopics) },
  serviceRequest: {
    ...textsFor('subject', 'vehicle', 'car', 'motorcycle', 'services', 'date', 'other', 'newsletter', 'yes', 'no'),
    names: 'texts',
  },
  sellCar: { ...textsFor('sell', 'tradein'), subject: textsFor('sell', 'tradein') },
} as const;

/** Texts of mails about forms, in one language. */
export type MailTexts = TextsOf<typeof mailShape>;

/** Returns the texts of a language's mails. */
export type MailTextsOf = (language: Language) => MailTexts;
