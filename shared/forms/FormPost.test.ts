import { describe, expect, it } from '@jest/globals';
import { sentForm, withSentForm } from './FormPost.ts';

describe('withSentForm', () => {
  it.each([
    ['', 'contact', '?sent=contact'],
    ['?a=1&b=x+y', 'contact', '?a=1&b=x+y&sent=contact'],
    ['?sent=other&a=1', 'contact', '?a=1&sent=contact'],
    ['?a=1&sent=contact', null, '?a=1'],
    ['?sent=contact', null, ''],
  ])('of %j with %j is %j', (search, form, result) => {
    expect(withSentForm(search, form)).toBe(result);
    expect(sentForm(result)).toBe(form ?? '');
  });
});
