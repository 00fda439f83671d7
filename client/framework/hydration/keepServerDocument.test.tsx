import { beforeAll, describe, expect, it } from '@jest/globals';
import { hydrateRoot } from 'react-dom/client';
import { keepServerDocument } from './keepServerDocument.ts';

const serverHead =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><script type="text/plain" src="/a.js"></script>' +
  '<link rel="stylesheet" href="data:text/css,"><meta name="description" content="Cars">' +
  '<link rel="canonical" href="https://example.org/"><link rel="alternate" hreflang="en" href="https://example.org/en">' +
  '<script type="application/ld+json">{}</script>';

const tagsIn = (head: HTMLElement): string[] =>
  [...head.children]
    .filter(({ localName }) => localName !== 'title')
    .map(({ outerHTML }) => outerHTML)
    .sort();

describe('keepServerDocument() for a page whose text is another than the server wrote', () => {
  beforeAll(async () => {
    document.documentElement.innerHTML = `<head>${serverHead}<title>Cars</title></head><body><p>server</p></body>`;
    const restoreHead = keepServerDocument(null);
    await new Promise<void>((resolve) => {
      hydrateRoot(
        document,
        <html lang="en">
          <head />
          <body>
            <title>Cars</title>
            <p>browser</p>
          </body>
        </html>,
        {
          onRecoverableError: () => {
            restoreHead();
            resolve();
          },
        },
      );
    });
  });

  it("puts each of the server's tags back once", () => {
    expect(document.body.textContent).toContain('browser');
    const expected = document.createElement('head');
    expected.innerHTML = serverHead;
    expect(tagsIn(document.head)).toEqual(tagsIn(expected));
  });

  it('leaves one title', () => {
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  });
});
