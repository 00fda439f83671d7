import { expect, it } from '@jest/globals';
import { hasHeader } from './hasHeader.ts';

it.each([
  ['names', 'id;make;price\n1;Audi;19900\n2;BMW;27900', true],
  ['unknown names', 'aaa;bbb;ccc\n1;Audi;19900\n2;BMW;27900', true],
  ['numbers of columns', '1;2;3\n17;Audi;19900\n18;BMW;27900', true],
  ['a year among names', 'make;2024;price\nAudi;1;19900', true],
  ['a car', '"4711";"A-100";"Audi";"03.2019";"84000"\n"4711";"A-101";"BMW";"06.2020";"61000"', false],
  ['a single car', 'A-100;Audi;84000;19900', false],
  ['a car with an address', 'A;https://a.example/1.jpg;Audi;1900\nB;https://a.example/2.jpg;Kia;1800', false],
])('the first line is a header when it has %s', (_what, text, isHeader) => {
  expect(hasHeader(text, ';')).toBe(isHeader);
});
