import { judgeCertificate } from './checkCertificates.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { judgeClocks } from './checkClocks.ts';
import { checkDisk } from './checkDisk.ts';
import { judgeProbe } from './judgeProbe.ts';
import { fault, ok, warning } from './Finding.ts';
import { hasFaults, reportText, runChecks } from './runChecks.ts';

const backend = {
  name: 'booking system',
  variable: 'MECHMATE_ENDPOINT',
  keyVariable: 'MECHMATE_API_KEY',
  request: { url: 'http://127.0.0.1/' },
  isAnswered: false,
};
const answered = (status: number, milliseconds = 12) =>
  ({ kind: 'answered', status, milliseconds, clockAheadMs: null }) as const;

describe('judgeProbe()', () => {
  it.each([
    [200, 'ok', undefined],
    [400, 'ok', undefined],
    [404, 'ok', undefined],
    [401, 'fault', 'Set MECHMATE_API_KEY to the right key.'],
    [403, 'fault', 'Set MECHMATE_API_KEY to the right key.'],
    [302, 'fault', 'Set MECHMATE_ENDPOINT to the target of the redirect.'],
    [429, 'warning', 'Ask its operators for a higher limit.'],
    [503, 'fault', 'The service fails: ask its operators.'],
  ])('judges the status %i as %s', (status, state, cure) => {
    expect(judgeProbe(backend, answered(status))).toMatchObject({ state, ...(cure ? { cure } : {}) });
  });

  it.each([400, 404])('takes a %i for a wrong address where the request is one that is answered', (status) => {
    expect(judgeProbe({ ...backend, isAnswered: true }, answered(status)).state).toBe('fault');
  });

  it('warns of a slow answer', () => {
    expect(judgeProbe(backend, answered(200, 4000)).state).toBe('warning');
  });

  it('names the cure of a connection that fails', () => {
    expect(judgeProbe(backend, { kind: 'failed', code: 'ECONNREFUSED', milliseconds: 1 })).toEqual(
      fault(
        'booking system (MECHMATE_ENDPOINT) is not reachable: ECONNREFUSED.',
        'Nothing listens there: start the service, or correct host and port.',
      ),
    );
  });
});

describe('judgeCertificate()', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  const inDays = (days: number, refusal = '') =>
    judgeCertificate({ host: 'fjordbil.example', refusal, validTo: now + days * 86_400_000 }, now);

  it.each([
    ['valid', inDays(60), 'ok', 'valid for 60 days'],
    ['near its end', inDays(13), 'warning', 'expires in 13 days'],
    ['expired', inDays(-2, 'certificate has expired'), 'fault', 'expired 2 days ago'],
    ['for another host', inDays(60, 'Hostname/IP does not match'), 'fault', 'Browsers refuse the certificate'],
  ])('of one that is %s', (_what, finding, state, text) => {
    expect(finding.state).toBe(state);
    expect(finding.text).toContain(text);
  });
});

describe('judgeClocks()', () => {
  it('agrees with clocks that are less than 5 s away', () => {
    expect(judgeClocks([{ name: 'the database', aheadMs: -4000 }])[0]?.state).toBe('ok');
  });

  it('warns of 5 s', () => {
    const clocks = [
      { name: 'the database', aheadMs: 200 },
      { name: 'the edge', aheadMs: -7000 },
      { name: 'the mail server', aheadMs: 90_000 },
    ];
    expect(judgeClocks(clocks)).toMatchObject([
      { state: 'warning', text: "The clock of the edge is 7 s behind this machine's." },
      { state: 'fault', text: "The clock of the mail server is 90 s ahead of this machine's." },
    ]);
  });

  it("suspects this machine's clock when every other one disagrees", () => {
    expect(judgeClocks([{ name: 'the database', aheadMs: 90_000 }])[0]?.cure).toContain(
      "Synchronise this machine's clock",
    );
  });
});

describe('checkDisk()', () => {
  it('tells the room of a folder that is not there yet', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    const checked = { variable: 'DATA_DIR', folder: join(folder, 'a/b'), maxBytes: 0 };
    expect(await checkDisk([checked])).toMatchObject([{ text: expect.stringContaining('MB free at') }]);
    rmSync(folder, { recursive: true });
  });

  it('warns when a cache may grow to more than there is', async () => {
    const [finding] = await checkDisk([{ variable: 'DATA_DIR', folder: tmpdir(), maxBytes: 1e18 }]);
    expect(finding?.state).toBe('warning');
  });
});

describe('runChecks()', () => {
  it('reports a failing check as a fault', async () => {
    const reports = await runChecks(
      [
        { name: 'hangs', run: () => new Promise(() => undefined) },
        { name: 'throws', run: () => Promise.reject(new Error('broken')) },
        { name: 'works', run: () => Promise.resolve([ok('Fine.')]) },
      ],
      20,
    );
    expect(reports.map(({ check, findings }) => [check, findings[0]?.state])).toEqual([
      ['hangs', 'fault'],
      ['throws', 'fault'],
      ['works', 'ok'],
    ]);
    expect(hasFaults(reports)).toBe(true);
  });

  it('shows each finding with its fix', () => {
    const findings = [ok('Fine.'), warning('Slow.', 'Wait.'), fault('Gone.', 'Start it.')];
    const shown = reportText([{ check: 'all', findings, milliseconds: 1 }]);
    expect(shown).toMatch(/^ok {7}all {2}Fine\.$/m);
    expect(shown).toMatch(/^ +→ Start it\.$/m);
    expect(shown).toContain('1 faults, 1 warnings.');
    expect(hasFaults([{ check: 'all', findings: findings.slice(0, 2), milliseconds: 1 }])).toBe(false);
  });
});
