import { describe, expect, it } from '@jest/globals';
import { plainLine, plainProse } from './plainText.ts';
import { splitList } from './splitList.ts';

describe('a long text', () => {
  it.each([
    [
      '<p>En &auml;gare &amp; servad.<br>Drag&nbsp;krok</p><ul><li>Navi</li><li>Värmare</li></ul>',
      'En ägare & servad.\nDrag krok\n\n• Navi\n• Värmare',
    ],
    ['&lt;p&gt;En &amp;auml;gare&lt;/p&gt;&lt;p&gt;Servad&lt;/p&gt;', 'En ägare\n\nServad'],
    ['<div>Rad 1</div>\r\n<div>Rad   2</div>', 'Rad 1\nRad 2'],
    ['Rad 1\nRad <b>2</b>', 'Rad 1\nRad 2'],
    ['<p class="lead">Rad\n1</p>', 'Rad 1'],
    ['<table><tr><td>Färg</td><td>Blå</td></tr><tr><td>Hk</td><td>150</td></tr></table>', 'Färg Blå\nHk 150'],
    ['<style>p { color: red }</style><p>Fin bil</p><script>alert(1)</script>', 'Fin bil'],
    ['Servad\\n\\nVälkommen', 'Servad\n\nVälkommen'],
    ['Fin bil 🚗🔥 سيارة ممتازة (A4) מכונית', 'Fin bil 🚗🔥 سيارة ممتازة (A4) מכונית'],
    ['Fin<!-- dold --> bil', 'Fin bil'],
    ['Fin <!-- bil', 'Fin <!-- bil'],
    ['R&D, < 5 l & 3 > 2', 'R&D, < 5 l & 3 > 2'],
    ['Rad 1\n\n\nRad 2', 'Rad 1\n\n\nRad 2'],
  ])('is plain for %j', (delivered, text) => {
    expect(plainProse(delivered)).toBe(text);
  });
});

it.each([
  ['V60 D4 Momentum &amp; Drag', 'V60 D4 Momentum & Drag'],
  ['<b>V60</b><br>D4', 'V60 D4'],
  ['V60 "R&D"', 'V60 "R&D"'],
])('a title is plain for %j', (delivered, text) => {
  expect(plainLine(delivered)).toBe(text);
});

it.each([
  ['Navi,Dragkrok &amp; adapter', undefined, ['Navi', 'Dragkrok & adapter']],
  ['Sätesvärme (fram, bak),Bakkamera', undefined, ['Sätesvärme (fram, bak)', 'Bakkamera']],
  ['Ljud [DAB, USB]|Drag', '|', ['Ljud [DAB, USB]', 'Drag']],
  ['Drag (avtagbar,Navi', undefined, ['Drag (avtagbar', 'Navi']],
  ['<ul><li>Navi</li><li>Drag, elektrisk (1,5 t)</li></ul>', '|', ['Navi', 'Drag, elektrisk (1,5 t)']],
])('a list has the entries of %j', (cell, separator, entries) => {
  const parts = splitList(cell, separator).map((part) => part.trim());
  expect(parts.filter((part) => part !== '')).toEqual(entries);
});
