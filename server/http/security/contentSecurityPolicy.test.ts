import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { PolicyAdditions } from './contentSecurityPolicy.ts';

const embeds: PolicyAdditions = {
  'frame-src': ['https://www.youtube-nocookie.com'],
  'img-src': ['https://i.ytimg.com'],
  'connect-src': ['https://quotes.example'],
};

describe('the content security policy', () => {
  it.each([
    ['of every page', contentSecurityPolicy()],
    ['of a page with content of others', contentSecurityPolicy(embeds)],
  ])('%s has nothing that the evaluator of Google takes for a risk', (_name, policy) => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // "self" is a risk as a script source only where visitors' files are served as scripts. They are not.
    expect(
      findings.filter(({ severity }) =>
        [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE].includes(severity),
      ),
    ).toEqual([]);
  });

  it('allows no content of another host', () => {
    const policy = contentSecurityPolicy();
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe-|nonce-|\*/);
  });
});
