import { expect, it } from '@jest/globals';
import { findRowElement } from './findRowElement.ts';

const car = (at: number): string =>
  `<vehicle id="${String(at)}"><make>Kia</make><model>Ceed</model><year>2020</year>
   <photos><photo nr="1"><url>a</url></photo><photo nr="2"><url>b</url></photo></photos></vehicle>`;
const facts = Array.from({ length: 12 }, (_none, at) => `<x:fact${String(at)} value="1"/>`).join('');
const ad = `<x:ad key="1"><x:created/><x:vehicle><x:class/><x:make/><x:model/><x:used/><x:damage/><x:specifics>${facts}</x:specifics></x:vehicle>
  <x:price/><x:seller/><x:photos><x:photo/><x:photo/></x:photos><x:text/></x:ad>`;

it.each([
  ['cars of a list', `<export><vehicles>${car(1)}${car(2)}</vehicles></export>`, 'vehicles/vehicle'],
  ['cars of several dealers', `<a>${`<dealer><name/>${car(1)}${car(2)}</dealer>`.repeat(2)}</a>`, 'dealer/vehicle'],
  [
    'the items of a channel',
    `<rss><channel><title/><link/><text/>${'<item><id/><make/><model/><price/></item>'.repeat(2)}</channel></rss>`,
    'channel/item',
  ],
  ['cars with technical data of their own', `<x:ads>${ad}${ad}</x:ads>`, 'x:ads/x:ad'],
  ['one car with photos', `<export><vehicles>${car(1)}</vehicles></export>`, 'vehicles/vehicle'],
  ['one car with technical data of its own', `<x:ads>${ad}</x:ads>`, 'x:ads/x:ad'],
  ['a document that is one car', `<car><make/><model/><price/></car>`, 'car'],
  ['a sample that ends in a car', `<vehicles>${car(1)}${car(2)}<vehicle><make>K`, 'vehicles/vehicle'],
  [
    'one car before elements outside its document',
    `<car id="1" make="Kia" model="EV6"/>${'abcdefg'.replaceAll(/./g, '<$&>1</$&>')}`,
    'car',
  ],
  ['no element with parts', '<a><b/><b/></a>', null],
])('findRowElement() finds %s', (_what, text, place) => {
  expect(findRowElement(text)).toBe(place);
});
