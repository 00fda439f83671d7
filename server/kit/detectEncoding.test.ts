import { expect, it } from '@jest/globals';
import { detectEncoding } from './detectEncoding.ts';

it.each([
  ['iso-8859-2', 'iso-8859-2'],
  ['rtf-8', undefined],
  ['UTF-8', undefined],
])('an XML document that declares %s is read as %s', (declared, encoding) => {
  expect(detectEncoding(Buffer.from(`<?xml version="1.0" encoding="${declared}"?><cars/>`))).toBe(encoding);
});
