import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createLinkSigner } from './createLinkSigner.ts';

const signer = createLinkSigner(() => 'a secret of at least thirty-two characters');
const id = '5f0c7a52-5a1b-4d0e-9a77-3f2f4a1f5a10';

describe('createLinkSigner', () => {
  it('finds the booking of a link', () => {
    for (const one of [id, ...Array.from({ length: 200 }, () => randomUUID())]) {
      const link = signer.linkOf(one);
      expect(link).toMatch(/^[\w-]{48}$/);
      expect(signer.linkOf(one)).toBe(link);
      expect(signer.idOf(link)).toBe(one);
    }
  });

  it('knows no link of which a single bit was changed', () => {
    const bytes = Buffer.from(signer.linkOf(id), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const forged = Buffer.from(bytes);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(signer.idOf(forged.toString('base64url'))).toBeNull();
    }
  });

  it('refuses links of another secret', () => {
    const link = signer.linkOf(id);
    const other = createLinkSigner(() => 'another secret of thirty-two characters').linkOf(id);
    const mixed = signer.linkOf(randomUUID()).slice(0, 21) + link.slice(21);
    for (const text of [
      other,
      mixed,
      '',
      link.slice(1),
      `${link}A`,
      `${link}=`,
      `${link}\n`,
      link.replace(/^./, ' '),
    ]) {
      expect(signer.idOf(text)).toBeNull();
    }
  });

  it('refuses links in another form', () => {
    const link = signer.linkOf(id);
    const standard = Buffer.from(link, 'base64url').toString('base64');
    if (standard !== link) expect(signer.idOf(standard)).toBeNull();
  });

  it('signs only ids', () => {
    for (const bad of ['', '1', id.toUpperCase(), `${id}0`]) expect(() => signer.linkOf(bad)).toThrow('UUID');
  });
});
