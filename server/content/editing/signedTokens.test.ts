import { describe, expect, it } from '@jest/globals';
import { sameSecret } from '../../http/security/sameSecret.ts';
import { createSignedTokens } from './signedTokens.ts';

describe('signed tokens', () => {
  let now = 1_000_000;
  const tokens = createSignedTokens('the secret of this test', () => now);

  it('return their payload until they expire', () => {
    const token = tokens.sign('preview', { site: 'hamnbilar', editor: 'Åsa Öst' }, 60);
    expect(tokens.read('preview', token)).toEqual({
      facts: { site: 'hamnbilar', editor: 'Åsa Öst' },
      secondsLeft: 60,
    });
    now += 59_999;
    expect(tokens.read('preview', token)).not.toBeNull();
    now += 1;
    expect(tokens.read('preview', token)).toBeNull();
  });

  it('are bound to one purpose', () => {
    const token = tokens.sign('preview', {}, 60);
    expect(tokens.read('session', token)).toBeNull();
  });

  it('are bound to one secret', () => {
    const token = tokens.sign('preview', {}, 60);
    expect(createSignedTokens('another secret', () => now).read('preview', token)).toBeNull();
  });

  it('cannot be forged', () => {
    const token = tokens.sign('session', { editor: 'A' }, 60);
    const [, signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ purpose: 'session', until: now * 2, facts: { editor: 'B' } }));
    const wrong = ['', '.', 'a.b.c', `${forged.toString('base64url')}.${signature}`, `${token}x`, token.slice(0, -1)];
    for (const text of wrong) expect(tokens.read('session', text)).toBeNull();
  });

  it('compare secrets of any length', () => {
    expect(sameSecret('a', 'a')).toBe(true);
    expect(sameSecret('a', 'ab')).toBe(false);
    expect(sameSecret('', 'ab')).toBe(false);
  });
});
