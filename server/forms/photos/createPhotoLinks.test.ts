import { describe, expect, it } from '@jest/globals';
import { createPhotoLinks } from './createPhotoLinks.ts';
import { newPhotoId } from './photoId.ts';

const secret = 'a-secret-of-this-test-with-enough-signs';
const expires = new Date('2026-12-01T00:00:00Z');
const before = new Date('2026-11-30T23:59:59Z');

describe('the links of photos', () => {
  const links = createPhotoLinks(secret);
  const id = newPhotoId();
  const link = links.linkOf(id, expires);

  it('open the photo until their end', () => {
    expect(links.idOf(link, before)).toBe(id);
    expect(links.idOf(link, expires)).toBeNull();
  });
  it('fit into an address', () => {
    expect(link).toMatch(/^[\w.-]{60,80}$/);
  });
  it('are invalid once any character changes', () => {
    for (let at = 0; at < link.length; at += 1) {
      const other = link[at] === 'x' ? 'y' : 'x';
      const changed = link.slice(0, at) + other + link.slice(at + 1);
      // the last character has two unused bits
      const same = Buffer.from(changed, 'base64url').equals(Buffer.from(link, 'base64url'));
      if (!same && at < link.length - 1) expect(links.idOf(changed, before)).toBeNull();
    }
    expect(links.idOf(link.replace(/\.\w+-/, '.zzzzzz-'), before)).toBeNull();
  });

  it('are invalid under another secret', () => {
    expect(createPhotoLinks(`${secret}!`).idOf(link, before)).toBeNull();
  });
  it.each(['', id, `${id}.`, `${link}x`, `x${link}`, '../../etc/passwd', `${id}.0-${'a'.repeat(27)}`])(
    'are not %j',
    (text) => {
      expect(links.idOf(text, before)).toBeNull();
    },
  );
  it('need an id', () => {
    expect(() => links.linkOf('x', expires)).toThrow(TypeError);
  });

  it('need a long secret', () => {
    expect(() => createPhotoLinks('short')).toThrow('32');
  });
  it('have ids that do not come twice', () => {
    expect(new Set(Array.from({ length: 1000 }, newPhotoId)).size).toBe(1000);
  });
});
