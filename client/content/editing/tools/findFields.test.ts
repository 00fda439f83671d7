/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { findFields } from './findFields.ts';

const open = (title: string, id = 'A', fieldType = 'Single-Line Text'): string =>
  `<code chrometype="field" kind="open">${JSON.stringify({
    datasource: { id, language: 'sv', revision: '1', version: 1 },
    title,
    fieldId: `id of ${title}`,
    fieldType,
  })}</code>`;
const close = '<code chrometype="field" kind="close"></code>';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the fields of a page', () => {
  it('are found in document order', () => {
    document.body.innerHTML = `<h1>${open('Title')}Home${close}</h1><p>${open('Text')}One <b>two</b>${close} after</p>`;
    const fields = findFields(document);
    expect(fields.map(({ title }) => title)).toEqual(['Title', 'Text']);
    expect(fields.map(({ range }) => range.toString())).toEqual(['Home', 'One two']);
    expect(fields[0]?.address).toEqual({ itemId: 'A', language: 'sv', fieldId: 'id of Title' });
  });

  it('can stand in each other', () => {
    document.body.innerHTML = `${open('Link')}<a href="/">${open('Inner')}in${close}</a>${open('Beside')}x${close}${close}`;
    expect(findFields(document).map(({ title }) => title)).toEqual(['Link', 'Inner', 'Beside']);
  });

  it('have keys of their own when one is shown twice', () => {
    document.body.innerHTML = `${open('Title')}a${close}${open('Title')}a${close}${open('Title', 'B')}b${close}`;
    expect(new Set(findFields(document).map(({ key }) => key)).size).toBe(3);
  });

  it('are left out when their marks have no data', () => {
    document.body.innerHTML = `<code chrometype="field" kind="open">{"title":1}</code>x${close}<p>${open('Title')}</p>`;
    expect(findFields(document)).toEqual([]);
  });

  it('are left out when only the file has their kind', () => {
    document.body.innerHTML = `${open('Columns', 'A', 'Droplist')}3${close}`;
    expect(findFields(document)).toEqual([]);
  });

  it('are left out when their marks are malformed', () => {
    document.body.innerHTML = `<code chrometype="field" kind="open">no JSON</code>x${close}`;
    expect(findFields(document)).toEqual([]);
  });
});
