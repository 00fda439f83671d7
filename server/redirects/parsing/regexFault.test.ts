import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { maxRegexSubjectCharacters, regexFault } from './regexFault.ts';

describe('a pattern of a redirect', () => {
  it.each([
    '^/p/(\\d+)$',
    '^/(?:nya|begagnade)-bilar/([^/]+)(?:/.*)?$',
    '^/a/([^/]+)/([^/]+)/([^/]+)/([^/]+)$',
    '^/old/([a-z0-9-]+)\\.html$',
    '^/a/(.*)/x/(.*)$',
    '^/a{2,4}/b?$',
    '^/templates/page(?:_wide)?\\.aspx$',
    '^/([a-z]+)(-x)?/([a-z]+)(-x)?/([a-z]+)(-x)?/([a-z]+)$',
    '^/([a-z]+)(-x)/([a-z]+)(-x)/([a-z]+)(-x)/([a-z]+)$',
  ])('%s is taken', (source) => {
    expect(regexFault(source)).toBeNull();
  });

  it.each([
    '^/(a+)+$',
    '^/(a|a)*$',
    '^/(?:a?b?)*$',
    '^/(.*)(.*)(.*)$',
    '^/x(.*)y(.*)z(.*)w$',
    '^/(a*)*b',
    '^/((a|b)+)+$',
    '^(?=/a).*$',
    '^/(a)\\1$',
    '^/([^/]+)+$',
    '^/(\\w+\\s?)*$',
    '^/.*.*.*=.*x$',
    '^/[ab]+[ab]+[ab]+(/x)?$',
  ])('%s is refused', (source) => {
    expect(regexFault(source)).not.toBeNull();
  });

  it('is quick over the longest address when it is taken', () => {
    const atom = fc.constantFrom('a', '.', '[^/]', '\\d', '[ab]', '(a|b)', '(?:ab)', '(a?)', '/', 'b');
    const quantified = fc
      .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '*?'))
      .map((part) => part.join(''));
    const sources = fc.array(quantified, { minLength: 1, maxLength: 7 }).map((parts) => `^/${parts.join('')}$`);
    let taken = 0;
    fc.assert(
      fc.property(sources, fc.constantFrom('a', 'ab', 'a/', 'b1', '/'), (source, unit) => {
        if (regexFault(source) !== null) return;
        taken += 1;
        const subject = `/${unit.repeat(maxRegexSubjectCharacters)}`.slice(0, maxRegexSubjectCharacters - 1);
        const expression = new RegExp(source, 'i');
        const before = process.cpuUsage();
        expression.test(`${subject}!`);
        expect(process.cpuUsage(before).user).toBeLessThan(200_000); // µs
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(200);
  });
});
