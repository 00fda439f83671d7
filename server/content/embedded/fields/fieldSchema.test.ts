import { describe, expect, it } from '@jest/globals';
import { schemaOfField } from './fieldSchema.ts';

const faultOf = (kind: 'image' | 'link' | 'file' | 'video' | 'richText' | 'address', value: unknown): string =>
  schemaOfField({ kind }).validate(value).error?.message ?? '';

describe('schemaOfField', () => {
  it.each([
    ['image', '/media/../../etc/nope'],
    ['image', '/media/%2e%2e/nope.svg'],
    ['image', '/media\\..\\nope.svg'],
    ['image', { src: '/media/a/../nope.svg', alt: '' }],
    ['link', { href: '/media/../..', text: 'x' }],
    ['file', '/media/../nope.pdf'],
    ['video', '/media/../nope'],
    ['richText', '<p><img src="/media/../nope.svg"></p>'],
    ['richText', "<a href='/a/%2E%2e/b'>x</a>"],
    ['address', '/a/../b'],
  ] as const)('refuses steps to other folders in a field of the kind %s: %j', (kind, value) => {
    expect(faultOf(kind, value)).toMatch(/"\.\." between|match/);
  });

  it.each([
    ['image', '/media/scenes/a..b.webp'],
    ['link', { href: '/sida?next=/../x', text: 'x' }],
    ['file', '/media/files/pris-2026.pdf'],
    ['video', '/media/video/film'],
    ['richText', '<p>… och så vidare ../.. <a href="/kontakt">x</a></p>'],
    ['address', '/kontakt'],
  ] as const)('accepts other values of the kind %s: %j', (kind, value) => {
    expect(faultOf(kind, value)).toBe('');
  });
});
