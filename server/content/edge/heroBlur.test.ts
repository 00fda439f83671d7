import { describe, expect, it, jest } from '@jest/globals';
import type { LayoutAnswer } from '../../../shared/content/ContentTypes.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { heroBlur } from './heroBlur.ts';

const pageWith = (componentName: string, src: string): LayoutAnswer => ({
  route: {
    name: 'start',
    displayName: 'Start',
    itemId: '',
    itemLanguage: 'sv',
    templateName: 'Page',
    fields: {},
    placeholders: {
      'headless-main': [
        { uid: '1', componentName, dataSource: '', params: {}, fields: { Image: { value: { src, alt: '' } } } },
      ],
    },
  },
  ancestors: [],
  languages: [],
});
const imageOf = (answer: LayoutAnswer): unknown => answer.route?.placeholders['headless-main']?.[0]?.fields['Image'];
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the blurred stand-in of a hero picture', () => {
  const logger = collectingLogger();
  const make = (answer: () => ReturnType<HttpClient['getFile']>) => {
    const getFile = jest.fn<HttpClient['getFile']>(answer);
    logger.lines.length = 0;
    return { getFile, withBlur: heroBlur({ client: { getFile }, origins: ['https://platform.example'], logger }) };
  };
  const tiny = () => Promise.resolve({ type: 'image/jpeg', bytes: Buffer.from('tiny') });

  it('is fetched small only once', async () => {
    const { getFile, withBlur } = make(tiny);
    const page = pageWith('HeroBanner', '/-/media/coast.jpg?rev=1');
    expect(imageOf(withBlur(page))).toEqual(imageOf(page));
    withBlur(page);
    await settled();
    const blur = `data:image/jpeg;base64,${Buffer.from('tiny').toString('base64')}`;
    expect(imageOf(withBlur(page))).toEqual({ value: { src: '/-/media/coast.jpg?rev=1', alt: '', blur } });
    expect(getFile.mock.calls).toEqual([
      ['https://platform.example/-/media/coast.jpg?rev=1&mw=16', { kind: 'image/' }],
    ]);
  });

  it.each([
    ['cannot be had', () => Promise.reject(new Error('down'))],
    ['is not small', () => Promise.resolve({ type: 'image/jpeg', bytes: Buffer.alloc(5000) })],
  ])('is left out when it %s', async (_case, answer) => {
    const { getFile, withBlur } = make(answer);
    const page = pageWith('HeroBanner', '/-/media/coast.jpg');
    withBlur(page);
    await settled();
    expect(imageOf(withBlur(page))).toEqual(imageOf(page));
    expect(logger.lines.map(({ level, event }) => [level, event])).toEqual([['warn', 'content.blurFailed']]);
    expect(getFile).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['HeroBanner', 'https://elsewhere.example/a.jpg'],
    ['HeroBanner', 'http://['],
    ['Blurb', '/-/media/a.jpg'],
  ])('is not fetched for %s with %s', (componentName, src) => {
    const { getFile, withBlur } = make(tiny);
    const page = pageWith(componentName, src);
    expect(imageOf(withBlur(page))).toEqual(imageOf(page));
    expect(getFile).not.toHaveBeenCalled();
  });
});
