import { describe, it } from '@jest/globals';
import { bookLinked } from '../booking/linkedBooking.ts';
import { itAtLength } from '../../fixtures/atLength.ts';
import { answerWithoutTimes } from './answerWithoutTimes.ts';
import { booking as bookingInEnglish } from './english/booking.ts';
import { bookingLink as bookingLinkInEnglish } from './english/bookingLink.ts';
import { calculator as calculatorInEnglish } from './english/calculator.ts';
import { comparison as comparisonInEnglish } from './english/comparison.ts';
import { consent as consentInEnglish } from './english/consent.ts';
import { enquiry as enquiryInEnglish } from './english/enquiry.ts';
import { filter as filterInEnglish } from './english/filter.ts';
import { gallery as galleryInEnglish } from './english/gallery.ts';
import { language as languageInEnglish } from './english/language.ts';
import { search as searchInEnglish } from './english/search.ts';
import { sellCar as sellCarInEnglish } from './english/sellCar.ts';
import { tireHotel as tireHotelInEnglish } from './english/tireHotel.ts';
import { waitingList as waitingListInEnglish } from './english/waitingList.ts';
import { serviceRequest } from './norwegian/serviceRequest.ts';
import { openSpokenSite } from './openSpokenSite.ts';
import { booking as bookingInSwedish } from './swedish/booking.ts';
import { bookingLink as bookingLinkInSwedish } from './swedish/bookingLink.ts';
import { calculator as calculatorInSwedish } from './swedish/calculator.ts';
import { comparison as comparisonInSwedish } from './swedish/comparison.ts';
import { consent as consentInSwedish } from './swedish/consent.ts';
import { enquiry as enquiryInSwedish } from './swedish/enquiry.ts';
import { filter as filterInSwedish } from './swedish/filter.ts';
import { gallery as galleryInSwedish } from './swedish/gallery.ts';
import { language as languageInSwedish } from './swedish/language.ts';
import { search as searchInSwedish } from './swedish/search.ts';
import { sellCar as sellCarInSwedish } from './swedish/sellCar.ts';
import { tireHotel as tireHotelInSwedish } from './swedish/tireHotel.ts';
import { waitingList as waitingListInSwedish } from './swedish/waitingList.ts';

/* Each flow as a listener hears it, word for word: the lists are next to this file. */

const site = openSpokenSite();

describe('a listener', () => {
  itAtLength('books a workshop in Swedish', () => site.hear(bookingInSwedish));
  it('sends an enquiry in Swedish', () => site.hear(enquiryInSwedish));
  it('books a wheel change in Swedish', () => site.hear(tireHotelInSwedish(site.code)));
  itAtLength('compares cars in Swedish', () => site.hear(comparisonInSwedish));

  itAtLength('books a workshop in English', () => site.hear(bookingInEnglish));
  itAtLength('sends an enquiry in English', () => site.hear(enquiryInEnglish));
  itAtLength('books a wheel change in English', () => site.hear(tireHotelInEnglish(site.code)));
  itAtLength('compares cars in English', () => site.hear(comparisonInEnglish));

  itAtLength.each([
    ['searches for cars in Swedish', searchInSwedish],
    ['searches for cars in English', searchInEnglish],
    ['filters cars in Swedish', filterInSwedish],
    ['filters cars in English', filterInEnglish],
    ['leafs through pictures in Swedish', galleryInSwedish],
    ['leafs through pictures in English', galleryInEnglish],
    ['calculates a monthly cost in Swedish', calculatorInSwedish],
    ['calculates a monthly cost in English', calculatorInEnglish],
    ['offers a car for sale in Swedish', sellCarInSwedish],
    ['offers a car for sale in English', sellCarInEnglish],
    ['leaves Swedish for English', languageInSwedish],
    ['leaves English for Swedish', languageInEnglish],
  ])('%s', (_name, flow) => site.hear(flow));

  itAtLength.each([
    ['Swedish', consentInSwedish],
    ['English', consentInEnglish],
  ])('answers the question about cookies in %s', (_language, flow) => site.hear(flow, { consent: 'asked' }));

  itAtLength.each([
    ['Swedish', waitingListInSwedish],
    ['English', waitingListInEnglish],
  ])('joins a waiting list in %s', (_language, flow) => site.hear(flow, { answer: answerWithoutTimes }));

  itAtLength.each([
    ['Swedish', bookingLinkInSwedish],
    ['English', bookingLinkInEnglish],
  ])('cancels a changed booking in %s', async (_language, flow) => {
    await site.hear(flow(await bookLinked(site.server())));
  });

  itAtLength('orders work in Norwegian', () => site.hear(serviceRequest, { site: 'polhem-bil-no' }));
});
