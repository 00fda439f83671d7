import { describe, expect, it } from '@jest/globals';
import { findPlace } from './findPlace.ts';

const blurb = (Title: string, more: object = {}) => ({ Blurb: { Title, RichText: `<p>About ${Title}</p>`, ...more } });
const page = (...sections: object[]) => ({ title: 'Workshop', sections });
const title = (index: number) => ['sections', index, 'Blurb', 'Title'];

describe('findPlace()', () => {
  it('returns the same keys when nothing else has changed', () => {
    const found = findPlace(page(blurb('A')), page(blurb('A')), title(0));
    expect(found).toEqual({ keys: title(0), isSure: true });
  });

  it('follows a section that has moved', () => {
    const found = findPlace(page(blurb('A'), blurb('B')), page({ Faq: {} }, blurb('B'), blurb('A')), title(0));
    expect(found).toEqual({ keys: title(2), isSure: true });
  });

  it('follows a section by a value that has stayed', () => {
    const changed = blurb('A', { Link: { text: 'Book', href: '/service' } });
    const found = findPlace(page(blurb('A'), blurb('B')), page(blurb('C'), changed), title(0));
    expect(found?.keys).toEqual(title(1));
  });

  it('guesses the only changed section of a kind by its place', () => {
    const heading = (Title: string) => ({ Heading: { Title } });
    const found = findPlace(page(heading('A')), page(blurb('X'), heading('B')), ['sections', 0, 'Heading', 'Title']);
    expect(found).toEqual({ keys: ['sections', 1, 'Heading', 'Title'], isSure: false });
  });

  it('returns null for a section that is gone', () => {
    expect(findPlace(page(blurb('A'), blurb('B')), page(blurb('B')), title(0))).toBeNull();
  });

  it('returns null for one of several equal sections when their number has changed', () => {
    const [twice, once] = [page(blurb('A'), blurb('A')), page(blurb('A'))];
    expect(findPlace(twice, once, title(1))).toBeNull();
  });

  it('follows an entry of a list in a section', () => {
    const faq = (...questions: string[]) => page({ Faq: { Items: questions.map((Question) => ({ Question })) } });
    const keys = (index: number) => ['sections', 0, 'Faq', 'Items', index, 'Question'];
    expect(findPlace(faq('How?', 'When?'), faq('Why?', 'How?', 'When?'), keys(1))?.keys).toEqual(keys(2));
  });

  it('accepts a field that the file does not have yet', () => {
    const keys = ['sections', 0, 'Blurb', 'Link'];
    expect(findPlace(page(blurb('A')), page(blurb('A')), keys)).toEqual({ keys, isSure: true });
  });
});
