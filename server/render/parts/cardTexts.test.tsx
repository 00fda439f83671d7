import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { readCardTexts } from '../../../client/app/restore/readCardTexts.ts';
import { cardTexts } from './cardTexts.ts';

const card = (
  <article className="card car-card">
    <img className="picture-image" src="/media/a.webp?w=1&h=2" alt="" loading="lazy" />
    <h2 className="car-card-name">
      <a className="card-link wide" href='/bil/1/"x"'>{`Volvo "V60" & <Co>'s`}</a>
    </h2>
    <p className="car-card-version" />
    <p className="car-card-month">
      Billån<b>{'3\u00a0492 kr/mån'}</b>
    </p>
    <div className="car-card-foot">
      Malmö &amp; Lund
      <button type="button">Jämför</button>
    </div>
  </article>
);

describe('cardTexts()', () => {
  const markup = renderToString(card);
  const inside = /^<article[^>]*>(.*)<\/article>$/s.exec(markup)?.[1] ?? '';

  it('finds in markup what readCardTexts() finds in the document', () => {
    const element = new JSDOM(markup).window.document.querySelector('article');
    expect(element && readCardTexts(element)).toEqual(cardTexts(inside));
  });

  it('names texts by their first class', () => {
    expect(cardTexts(inside)).toMatchObject({
      '@picture-image': '/media/a.webp?w=1&h=2',
      'card-link': `Volvo "V60" & <Co>'s`,
      '@card-link': '/bil/1/"x"',
      'car-card-version': '',
      'car-card-month': 'Billån',
      b: '3\u00a0492 kr/mån',
      'car-card-foot': 'Malmö & Lund',
    });
  });
});
