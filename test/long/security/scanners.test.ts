import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const execute = promisify(execFile);
const whereInstalled = (tool: string): typeof describe =>
  spawnSync(tool, ['--version']).status === 0 ? describe : (describe.skip as typeof describe);

let server: RunningServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scanners-'));
  server = await startServer({ FORMS_RATE_LIMIT: '0' });
}, 300_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

interface WapitiReport {
  vulnerabilities: Record<string, object[]>;
  anomalies: Record<string, object[]>;
}

whereInstalled('wapiti')('wapiti (apt-get install wapiti)', () => {
  /** Modules that need no other host; "nikto", "wapp", "ssrf" and "xxe" call one. */
  const modules =
    'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,sql,xss';
  /**
   * Obsolete headers that wapiti reports as missing.
   * The policy's frame-ancestors replaces the first; browsers ignore the second.
   */
  const obsolete = /^X-(?:Frame-Options|XSS-Protection) is not set$/;
  const times = ['--max-scan-time', '120', '--max-attack-time', '40'];
  const extent = ['--scope', 'folder', '--depth', '2', '--max-links-per-page', '40', '--max-files-per-dir', '12'];

  it('finds nothing', async () => {
    const report = join(folder, 'wapiti.json');
    const output = ['--format', 'json', '--output', report, '--store-session', folder, '--no-bugreport'];
    const args = ['--url', `${server.address}/`, '--module', modules, ...times, ...extent, ...output];
    await execute('wapiti', [...args, '--max-parameters', '12', '--verbose', '0'], { maxBuffer: 64 * 1024 * 1024 });
    const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as WapitiReport;
    const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, cases]) =>
      cases.map((one) => ({ kind, ...one })),
    );
    expect(found.filter((one) => !('info' in one) || !obsolete.test(String(one.info)))).toEqual([]);
  }, 900_000);
});

whereInstalled('sqlmap')('sqlmap (apt-get install sqlmap)', () => {
  const json = (body: object): string[] => [
    '--data',
    JSON.stringify(body),
    '--headers',
    'Content-Type: application/json',
  ];
  const targets: [name: string, path: string, more: string[]][] = [
    ['the car list', '/bilar?keyphrase=volvo&car_brand=Volvo&car_price=0-200000&sort=price', []],
    ['a car', '/bil/410658*', []],
    ['a vehicle of the register', '/api/mechmate/car/POL26K*', []],
    ['places', '/api/maps/autocomplete?q=upp', []],
    ['a lead', '/api/forms/comhub', json(carContactLead())],
    ['a booking by its link', '/api/mechmate/bookings/view', json({ token: 'abc.def' })],
  ];

  it.each(targets)(
    'finds nothing in %s',
    async (name, path, more) => {
      const settings = [
        '--batch',
        '--flush-session',
        '--disable-coloring',
        '--level',
        '2',
        '--risk',
        '2',
        '--timeout',
        '20',
      ];
      const output = ['--output-dir', join(folder, name.replace(/\W/g, '-')), '--answers', 'injection not=N'];
      const statuses = ['--ignore-code', '400,401,403,404,405,410,413,415,422,429'];
      const { stdout } = await execute(
        'sqlmap',
        ['-u', server.address + path, ...more, ...settings, ...output, ...statuses],
        {
          maxBuffer: 64 * 1024 * 1024,
        },
      );
      // "appears to be … injectable" is a suspicion, which sqlmap then checks: these lines are its results
      expect(stdout).toContain('all tested parameters do not appear to be injectable');
      expect(stdout).not.toMatch(/is vulnerable|identified the following injection point/);
    },
    900_000,
  );
});
