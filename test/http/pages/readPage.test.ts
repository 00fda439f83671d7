import { expect, it } from '@jest/globals';
import { readPage } from '../readPage.ts';

it('finds what a page fetches from other servers on its own', () => {
  const html = `<html lang="sv"><head><title>A</title>
    <link rel="preconnect" href="https://fonts.example"/><link rel="stylesheet" href="/assets/a.css"/>
    <link rel="canonical" href="https://polhem-bil.example/a"/>
    <script type="module" src="//tags.example/t.js"></script></head>
    <body><a href="https://elsewhere.example/">Ut</a><img alt="" src="https://pictures.example/p.webp"/>
    <iframe title="film" src="https://films.example/1"></iframe><img alt="" src="/media/a.webp"/></body></html>`;
  expect(readPage(html).foreign.sort()).toEqual([
    '//tags.example/t.js',
    'https://films.example/1',
    'https://fonts.example',
    'https://pictures.example/p.webp',
  ]);
});
