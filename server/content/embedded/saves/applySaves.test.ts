import { describe, expect, it } from '@jest/globals';
import { applySaves } from './applySaves.ts';
import type { ContentSave } from './ContentSave.ts';
import { hashText, hashValue } from './contentHash.ts';

const base = `# Reviewed every spring.
title: Workshop
sections:
  - Blurb:
      Title: Fixed price # the promise
      RichText: <p>We call first.</p>
`;

const save = (value: ContentSave['value'], more: Partial<ContentSave> = {}): ContentSave => ({
  id: 1,
  file: 'site/pages/workshop.sv.yaml',
  keys: ['sections', 0, 'Blurb', 'Title'],
  baseHash: hashText(base),
  fieldName: 'Title',
  value,
  replaces: [hashValue('Fixed price')],
  by: 'Eva',
  at: '2026-11-26T08:00:00.000Z',
  inFilesSince: null,
  ...more,
});

/** Applies saves of `base` to a text that was read as the given version. */
function applied(text: string, saves: ContentSave[], version: number | null = null, refused: number[] = []) {
  const result = applySaves({ text, hash: hashText(text), version }, saves, {
    textOf: (hash) => (hash === hashText(base) ? base : undefined),
    isRefused: ({ id }) => refused.includes(id),
  });
  return { text: result.text, states: result.saves.map(({ state }) => state) };
}

describe('applySaves()', () => {
  it('changes only the value in the base of the save', () => {
    const { text, states } = applied(base, [save('Lower price')]);
    expect(text).toBe(base.replace('Fixed price', 'Lower price'));
    expect(states).toEqual(['shown']);
  });

  it('removes a value', () => {
    const { text } = applied(base, [save(null, { keys: ['sections', 0, 'Blurb', 'RichText'] })]);
    expect(text).not.toContain('RichText');
  });

  it('keeps a save when another field of the file has changed', () => {
    const deployed = base.replace('We call first', 'We always call');
    expect(applied(deployed, [save('Lower price')]).text).toBe(deployed.replace('Fixed price', 'Lower price'));
  });

  it('applies a save to a section that has moved', () => {
    const deployed = base.replace('sections:\n', 'sections:\n  - Faq: {}\n');
    expect(applied(deployed, [save('Lower price')]).text).toBe(deployed.replace('Fixed price', 'Lower price'));
  });

  it('leaves a save out when the file has another value for the field', () => {
    const deployed = base.replace('Fixed price', 'Price on request');
    expect(applied(deployed, [save('Lower price')])).toEqual({ text: deployed, states: ['fileChanged'] });
  });

  it('leaves a save out when its section is gone', () => {
    const deployed = 'title: Workshop\nsections: []\n';
    expect(applied(deployed, [save('Lower price')])).toEqual({ text: deployed, states: ['placeGone'] });
  });

  it('recognises a save that the file includes', () => {
    const deployed = base.replace('Fixed price', 'Lower price');
    expect(applied(deployed, [save('Lower price')])).toEqual({ text: deployed, states: ['inFiles'] });
  });

  it('applies a later save over a file that includes an earlier one', () => {
    const later = save('Lowest price', { replaces: [hashValue('Fixed price'), hashValue('Lower price')] });
    const deployed = base.replace('Fixed price', 'Lower price');
    expect(applied(deployed, [later]).text).toContain('Lowest price');
  });

  it('lets files decide from the one on that included the save', () => {
    const deployed = base.replace('reviewed', 'checked');
    expect(applied(deployed, [save('Lower price', { inFilesSince: 7 })], 9).text).toBe(deployed);
  });

  it('shows an included save over files from before', () => {
    const { text } = applied(base, [save('Lower price', { inFilesSince: 7 })], 3);
    expect(text).toContain('Lower price');
  });

  it('leaves an empty field of a section that was only guessed as it is', () => {
    const deployed = base.replace('Fixed price', 'New').replace('We call first', 'All new');
    const link = { text: 'Book', href: '/service' };
    const added = save(link, { keys: ['sections', 0, 'Blurb', 'Link'], replaces: [hashValue(null)] });
    expect(applied(deployed, [added])).toEqual({ text: deployed, states: ['placeGone'] });
  });

  it('leaves a refused save out', () => {
    expect(applied(base, [save('Lower price')], null, [1])).toEqual({ text: base, states: ['refused'] });
  });

  it('leaves a file that is no valid YAML as it is', () => {
    const broken = 'title: "Workshop\n';
    expect(applied(broken, [save('Lower price')])).toEqual({ text: broken, states: ['fileUnreadable'] });
  });
});
