import { describe, expect, it } from '@jest/globals';
import { createAttemptLimit } from '../../http/limits/createAttemptLimit.ts';
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

describe('the limit of attempts', () => {
  it('closes after the allowed failures of one caller', () => {
    let now = 0;
    const limit = createAttemptLimit(3, 60_000, () => now);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(limit.waitSeconds('a')).toBe(0);
      limit.failed('a');
      now += 10_000;
    }
    expect(limit.waitSeconds('a')).toBe(30);
    expect(limit.waitSeconds('b')).toBe(0);
    now = 60_000;
    expect(limit.waitSeconds('a')).toBe(0);
  });

  it('closes for all when many callers fail', () => {
    const limit = createAttemptLimit(2, 60_000, () => 0);
    for (let caller = 0; caller < 20; caller += 1) limit.failed(String(caller));
    expect(limit.waitSeconds('new')).toBe(60);
  });
});
