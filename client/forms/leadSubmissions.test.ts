import { describe, expect, it } from '@jest/globals';
import { testCar } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { emptyContactFields } from '../../shared/forms/contactAnswers.ts';
import { contactValues } from '../../shared/forms/contactValues.ts';
import { leadSubmissions } from './leadSubmissions.ts';
import { newSubmissionId } from './newSubmissionId.ts';

const fields = { ...emptyContactFields, name: 'Ada Berg' };
const enquiry = (changed: Partial<typeof fields> = {}) => ({
  site: 'harbour-bil',
  values: contactValues({
    ...{ car: testCar(7), fields: { ...fields, ...changed }, financing: '', sourceUrl: 'https://bil.example/bil/7' },
    recipient: { toName: 'Maja', toEmail: 'maja@harbour.example' },
  }),
  homepage: '',
});

describe('leadSubmissions', () => {
  it('names the form by the site', () => {
    const submission = leadSubmissions('carContact')(enquiry());
    expect(submission).toMatchObject({ formName: 'harbour-bilCarContactForm', values: { name: 'Ada Berg' } });
    expect(Object.keys(submission)).toEqual(['formName', 'formSubmissionId', 'values']);
  });

  it('keeps the id of what is sent again', () => {
    const submissionOf = leadSubmissions('carContact');
    const { formSubmissionId: first } = submissionOf(enquiry());
    expect(submissionOf(enquiry()).formSubmissionId).toBe(first);
  });

  it('gives another id to what was changed', () => {
    const submissionOf = leadSubmissions('carContact');
    const { formSubmissionId: first } = submissionOf(enquiry());
    expect(submissionOf(enquiry({ quote: true })).formSubmissionId).not.toBe(first);
    expect(leadSubmissions('carContact')(enquiry()).formSubmissionId).not.toBe(first);
  });

  it('passes on what stood in the field that people do not see', () => {
    const submission = leadSubmissions('carContact')({ ...enquiry(), homepage: 'spam.example' });
    expect(submission.homepage).toBe('spam.example');
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
