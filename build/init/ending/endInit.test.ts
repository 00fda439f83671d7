import { describe, expect, it } from '@jest/globals';
import { endInit } from './endInit.ts';

type Parts = Parameters<typeof endInit>[1];

interface Ending {
  said: string;
  opened: string[];
  code: number;
}

const report = (points: number): string => {
  const open = Array.from({ length: points }, (_, at) => ({
    state: 'warning',
    text: `Gap ${String(at + 1)} is open.`,
    cure: 'Fill it in.',
  }));
  const checks = [
    { check: 'disk', findings: [{ state: 'fault', text: 'The disk is full.' }] },
    { check: 'content', findings: [{ state: 'ok', text: '12 pages.' }, ...open] },
  ];
  return JSON.stringify({ version: '1', checks });
};

/** Ends the command with a site that has been stopped. */
async function end(parts: Partial<Parts> = {}, folder = '/srv/fjord'): Promise<Ending> {
  const said: string[] = [];
  const opened: string[] = [];
  const code = await endInit(folder, {
    projectRoot: '/srv/product',
    say: (text) => said.push(text),
    isTerminal: true,
    opensBrowser: true,
    start: () => Promise.resolve({ address: 'http://localhost:3000', ended: Promise.resolve(0) }),
    examine: () => Promise.resolve(report(0)),
    open: (address) => Promise.resolve(opened.push(address)),
    ...parts,
  });
  return { said: said.join(''), opened, code };
}

describe('endInit()', () => {
  it.each([
    ['/srv/fjord', 'GROUP_DIR=../fjord npm start'],
    ['/customers/a/fjord', 'GROUP_DIR=/customers/a/fjord npm start'],
    ['/srv/product/groups/fjord', 'GROUP=fjord npm start'],
  ])('prints the command that serves %s when there is no terminal', async (folder, command) => {
    const start = (): never => {
      throw new Error('The site must not start.');
    };
    const { said, opened } = await end({ isTerminal: false, start }, folder);
    expect(said).toContain(`Start it:\n  ${command}\n`);
    expect(said).toContain('  4. Correct the mail addresses');
    expect(opened).toEqual([]);
  });

  it('opens the site that it has started', async () => {
    let env = {};
    const start: Parts['start'] = (given) => {
      env = given;
      return Promise.resolve({ address: 'http://localhost:4000', ended: Promise.resolve(0) });
    };
    const { said, opened } = await end({ start });
    expect(env).toEqual({ GROUP_DIR: '../fjord', GROUP: '' });
    expect(opened).toEqual(['http://localhost:4000']);
    expect(said).toContain('The site is at http://localhost:4000 until you press Ctrl-C.');
  });

  it('opens no browser with --no-open', async () => {
    expect((await end({ opensBrowser: false })).opened).toEqual([]);
  });

  it('shows ten open points of the group', async () => {
    const { said } = await end({ examine: () => Promise.resolve(report(12)) });
    const [, points = ''] = /Open points:\n([^]*?)\n\n/.exec(said) ?? [];
    expect(points.split('\n')).toHaveLength(11);
    expect(points).toMatch(/^ {2}Gap 1 is open\. → Fill it in\.$/m);
    expect(points).toMatch(/… and 2 more: GROUP_DIR=\.\.\/fjord npm run doctor$/);
    expect(said).not.toContain('The disk is full.');
  });

  it('names the command when the group cannot be checked', async () => {
    const { said } = await end({ examine: () => Promise.resolve('') });
    expect(said).toContain('  The group could not be checked. → GROUP_DIR=../fjord npm run doctor\n');
  });

  it('ends with the code of a site that does not start', async () => {
    const { said, opened, code } = await end({
      start: () => Promise.resolve({ address: null, ended: Promise.resolve(3) }),
    });
    expect(said).toContain('The site did not start');
    expect([opened, code]).toEqual([[], 3]);
  });
});
