import { beforeEach, expect, it } from '@jest/globals';
import { laterHeadTags } from './laterHeadTags.ts';
import { replaceServerHeadTags } from './replaceServerHeadTags.ts';

beforeEach(() => void delete laterHeadTags.Component);

it("removes the first page's metadata only", () => {
  document.head.innerHTML =
    '<meta name="viewport" content="a"><meta name="description" content="a"><meta property="og:title" content="a">' +
    '<link rel="canonical" href="/a"><link rel="icon" href="/a"><script type="application/ld+json">{}</script>';
  replaceServerHeadTags();
  expect([...document.head.children].map((tag) => tag.getAttribute('name') ?? tag.getAttribute('rel'))).toEqual([
    'viewport',
    'icon',
  ]);
});

it('keeps what React has written since', () => {
  laterHeadTags.Component = () => null;
  document.head.innerHTML = '<meta name="description" content="second page">';
  replaceServerHeadTags();
  expect(document.head.children).toHaveLength(1);
});
