import { describe, expect, it } from '@jest/globals';
import { readAudit } from './readAudit.ts';

const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });

describe('readAudit()', () => {
  it('returns clean for a report without findings of the level', () => {
    expect(readAudit(0, report)).toEqual({ kind: 'clean' });
  });

  it('returns vulnerable for a report that npm ends with 1', () => {
    expect(readAudit(1, report)).toEqual({ kind: 'vulnerable' });
  });

  it('returns the reason when the registry refuses', () => {
    const refusal = JSON.stringify({ message: '405 Method Not Allowed', method: 'POST', statusCode: 405 });
    expect(readAudit(1, refusal)).toEqual({ kind: 'unknown', reason: '405 Method Not Allowed' });
  });

  it.each(['', 'no JSON', 'null', '[]'])('returns unknown for the output %j', (output) => {
    expect(readAudit(1, output)).toEqual({ kind: 'unknown', reason: 'npm audit wrote no report' });
  });
});
