import { describe, expect, it } from '@jest/globals';
import { testCar } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { emptyContactFields } from '../../../shared/forms/contactAnswers.ts';
import { contactSubmissions } from './contactSubmissions.ts';
import type { Enquiry } from './contactSubmissions.ts';
import { newSubmissionId } from '../newSubmissionId.ts';

const enquiry: Enquiry = {
  site: 'harbour-bil',
  car: testCar(7),
  fields: { ...emptyContactFields, name: 'Ada Berg' },
  recipients: { recipient: { toName: 'Maja', toEmail: 'maja@harbour.example' }, dealerships: null },
  financing: '',
  sourceUrl: 'https://bil.example/bil/7',
};

describe('contactSubmissions', () => {
  it('names the form by the site', () => {
    const submission = contactSubmissions()(enquiry);
    expect(submission).toMatchObject({ formName: 'harbour-bilCarContactForm', values: { name: 'Ada Berg' } });
    expect(Object.keys(submission)).toEqual(['formName', 'formSubmissionId', 'values']);
  });

  it('keeps the id of what is sent again', () => {
    const submissionOf = contactSubmissions();
    const { formSubmissionId: first } = submissionOf(enquiry);
    expect(submissionOf({ ...enquiry }).formSubmissionId).toBe(first);
  });

  it('gives another id to what was changed', () => {
    const submissionOf = contactSubmissions();
    const { formSubmissionId: first } = submissionOf(enquiry);
    const changed = { ...enquiry, fields: { ...enquiry.fields, quote: true } };
    expect(submissionOf(changed).formSubmissionId).not.toBe(first);
    expect(contactSubmissions()(enquiry).formSubmissionId).not.toBe(first);
  });

  it('passes on what stood in the field that people do not see', () => {
    const fields = { ...enquiry.fields, homepage: 'spam.example' };
    expect(contactSubmissions()({ ...enquiry, fields }).homepage).toBe('spam.example');
  });

  it('leaves the recipient to the server where no department sells the car', () => {
    const dealerships = [{ siteName: 'Uppsala', recipient: null }];
    const fields = { ...enquiry.fields, siteName: 'Uppsala' };
    const { values } = contactSubmissions()({ ...enquiry, fields, recipients: { recipient: null, dealerships } });
    expect(values).toMatchObject({ siteName: 'Uppsala', toName: '', toEmail: '' });
  });
});

describe('newSubmissionId', () => {
  it('is a random UUID even without the browser’s function for it', () => {
    const { getRandomValues } = globalThis.crypto;
    const old = { getRandomValues: getRandomValues.bind(globalThis.crypto) };
    const ids = Array.from({ length: 50 }, () => newSubmissionId(old));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(50);
    expect(newSubmissionId(globalThis.crypto)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
