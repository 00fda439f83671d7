import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { textsFor } from '../../shared/kit/text/TextShape.ts';
import { readTexts } from './readTexts.ts';

const shape = { lead: textsFor('subject', 'name'), names: 'texts' } as const;

let root = '';
let faults: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  faults = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** Reads mails.yaml of folders with these contents, in their order. */
function read(contents: Record<string, string>) {
  const folders = Object.entries(contents).map(([folder, text]) => {
    mkdirSync(join(root, folder));
    if (text !== '') writeFileSync(join(root, folder, 'mails.yaml'), text);
    return join(root, folder);
  });
  return readTexts(shape, 'mails.yaml', folders, { shownName: (path) => relative(root, path), faults });
}

describe('readTexts()', () => {
  it('lets single entries of a later folder win', () => {
    const parent = 'lead: { subject: Enquiry, name: Name }\nnames: { a: A, b: B }\n';
    expect(read({ parent, own: '', group: 'lead: { subject: Inquiry }\nnames: { b: C }\n' })).toEqual({
      lead: { subject: 'Inquiry', name: 'Name' },
      names: { a: 'A', b: 'C' },
    });
    expect(faults).toEqual([]);
  });

  it('names the line of an unknown key', () => {
    expect(read({ own: 'lead:\n  subject: S\n  nam: N\n' })).toBeNull();
    expect(faults).toEqual(['own/mails.yaml:3: lead.nam is not allowed; is it name?']);
  });

  it('names the texts that no folder has', () => {
    expect(read({ parent: 'lead: { subject: S }\n', own: 'names: {}\n' })).toBeNull();
    expect(faults).toEqual(['own/mails.yaml: lacks lead.name.']);
  });
});
