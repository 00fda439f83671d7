import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

const components = filesUnder('client').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** Files whose code matches. */
const filesWith = (pattern: RegExp): string[] =>
  components.filter((file) => pattern.test(readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')));

it('a control is required through useRequired()', () => {
  // Firefox reports an empty control with the native attribute as invalid before a try
  expect(filesWith(/<(?:input|select|textarea)\b[^<]*\srequired(?:\s|\/?>)/)).toEqual([]);
});

it('a control that cannot be used says why instead of being disabled', () => {
  expect(filesWith(/\sdisabled(?:=\{|\n|\s*\/?>)/)).toEqual([
    // states of the components
    'client/app/examples/componentExamples.tsx',
    // its number of cars, none, is next to it
    'client/catalogue/filters/FacetBox.tsx',
    // fields of a form that is being sent, as its button says with the focus on it
    'client/forms/contact/ContactFormView.tsx',
    'client/forms/fields/MultiSelect.tsx',
    'client/forms/fields/RadioCards.tsx',
    'client/forms/sellcar/LivePhotos.tsx',
    'client/forms/sellcar/LiveSellCar.tsx',
    'client/forms/sellcar/PhotoRow.tsx',
    'client/forms/sellcar/SellCarView.tsx',
    'client/forms/servicerequest/DateField.tsx',
    'client/forms/servicerequest/DealerField.tsx',
    'client/forms/servicerequest/LiveServiceRequest.tsx',
    'client/forms/servicerequest/ServiceRequestView.tsx',
    'client/forms/storecontact/StoreContactView.tsx',
    // described as always on
    'client/site/consent/ConsentChoices.tsx',
  ]);
});
