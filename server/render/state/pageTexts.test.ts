import { describe, expect, it } from '@jest/globals';
import { interfaceTexts } from '../../../client/app/interfaceTexts.ts';
import { staticErrorTexts } from '../../../client/site/texts/staticErrorTexts.ts';
import { pageTexts } from './pageTexts.ts';

const translated = { carCount: '{count} autoa', carCount_one: '{count} auto', back: 'Takaisin', start: 'Start' };

describe('pageTexts() in the language of the code', () => {
  it('are the texts that differ from the code', () => {
    expect(pageTexts({ back: 'Bakåt', start: 'Start' }, {}, 'sv')).toEqual({ back: 'Bakåt' });
  });
});

describe('pageTexts() in another language', () => {
  it('has every text of pages, with that of the code for one without a translation', () => {
    const texts = pageTexts({}, translated, 'fi');
    const keys = Object.keys(interfaceTexts).filter((key) => !Object.hasOwn(staticErrorTexts, key));
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(texts).toMatchObject({ ...translated, next: interfaceTexts.next });
  });

  it('has a translation that is the same as the text of the code', () => {
    expect(pageTexts({}, translated, 'fi')['start']).toBe('Start');
  });

  it('has no plural form of the code next to a translation of its base text', () => {
    expect(pageTexts({ carCount: 'autoja: {count}' }, {}, 'fi')['carCount_one']).toBeUndefined();
  });
});
