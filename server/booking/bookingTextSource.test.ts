import { expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { mailSender } from '../../test/fixtures/messages/mailSender.ts';
import { bookingTextSource } from './bookingTextSource.ts';

it('leaves out a text that the site empties', async () => {
  const dictionary = Promise.resolve({ priceInclVat: '', bookingMailTotal: 'Sum' });
  const wordingsOf = bookingTextSource({
    site: { ...mailSender(), name: 'prairie', languages: ['en'], locales: {} },
    content: { dictionary: () => dictionary },
    builtInTexts: { en: { priceInclVat: 'incl. VAT', bookingMailTotal: 'Total', bookingMailPhone: 'Phone' } },
    logger: collectingLogger(),
  });
  expect(wordingsOf().texts.priceInclVat).toBe('incl. VAT');
  await dictionary;
  await Promise.resolve();
  expect(wordingsOf().texts).toMatchObject({ priceInclVat: '', bookingMailTotal: 'Sum', bookingMailPhone: 'Phone' });
});
