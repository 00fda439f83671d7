import { describe, expect, it } from '@jest/globals';
import { emptyContactFields, readContactFields } from './contactAnswers.ts';
import { contactValues } from './contactValues.ts';
import { leadReason } from './leadReason.ts';

const car = {
  car_id: '7',
  car_brand: 'Volvo',
  car_regno: 'ABC123',
  car_images: [],
  car_equipment: ['Dragkrok'],
  car_primary_image: { thumbnail_url: '/a.webp', blur_data_url: '' },
  car_description: 'Fin bil',
};
const recipient = { toName: 'Maja', toEmail: 'maja@harbour.example' };
const sourceUrl = 'https://bil.example/bil/7/volvo?loan_months=36';

describe('contactValues', () => {
  it.each([
    ['Hej', 'Hej\n\nMed lån: 3 742 kr/mån'],
    ['', 'Med lån: 3 742 kr/mån'],
    ['x'.repeat(3990), 'x'.repeat(3990)],
  ])('puts the chosen way to pay below the message where it finds room', (message, sent) => {
    const fields = { ...emptyContactFields, message };
    expect(contactValues({ car, fields, recipient, sourceUrl, financing: 'Med lån: 3 742 kr/mån' }).message).toBe(sent);
  });

  it('carries the car without its media', () => {
    const fields = {
      ...emptyContactFields,
      name: ' Ada ',
      phone: ' 070123',
      email: 'a@b.se ',
      message: ' Hej\n',
      quote: true,
    };
    expect(contactValues({ car, fields, recipient, sourceUrl })).toEqual({
      car: { car_id: '7', car_brand: 'Volvo', car_regno: 'ABC123' },
      name: 'Ada',
      phone: '070123',
      email: 'a@b.se',
      message: 'Hej',
      quote: true,
      testDrive: false,
      toName: 'Maja',
      toEmail: 'maja@harbour.example',
      sourceUrl,
    });
  });
  it('names the dealership that was chosen', () => {
    const fields = { ...emptyContactFields, siteName: 'Harbour Uppsala' };
    expect(contactValues({ car, fields, recipient, sourceUrl }).siteName).toBe('Harbour Uppsala');
  });
});

describe('readContactFields', () => {
  it('takes a box for ticked when it was sent', () => {
    expect(readContactFields({ name: 'Ada', quote: 'true', other: 'x' })).toEqual({
      ...emptyContactFields,
      financing: false,
      name: 'Ada',
      quote: true,
    });
  });
});

describe('leadReason', () => {
  it.each([
    [true, false, 'offert'],
    [false, true, 'provkörning'],
    [true, true, 'offert och provkörning'],
    [false, false, undefined],
  ])('with quote %s besides test drive %s is %s', (quote, testDrive, reason) => {
    expect(leadReason({ quote, testDrive })).toBe(reason);
  });
});
