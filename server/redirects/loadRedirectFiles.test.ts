import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { loadRedirectFiles } from './loadRedirectFiles.ts';
import { RedirectFilesError } from './RedirectFilesError.ts';

const sites = [
  { name: 'harbour', languages: ['sv', 'en'] },
  { name: 'river', languages: ['en'] },
] satisfies Pick<SiteConfig, 'name' | 'languages'>[];

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'redirects-'));
  folder = join(root, 'fjord/redirects');
  await mkdir(folder, { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

describe('the redirect files', () => {
  it('give the rules of each site that has one', async () => {
    await writeFile(
      join(folder, 'harbour.txt'),
      '# old pages\r\n\r\n/a -> /b # moved\r\n  /c?x=1   ->   /d   drop-query\r\n',
    );
    const rules = await loadRedirectFiles(folder, sites);
    expect([...rules.keys()]).toEqual(['harbour']);
    expect(rules.get('harbour')?.map(({ origin }) => origin)).toEqual([
      { file: 'fjord/redirects/harbour.txt', line: 3 },
      { file: 'fjord/redirects/harbour.txt', line: 4 },
    ]);
  });

  it('may be missing altogether', async () => {
    await rm(folder, { recursive: true });
    expect((await loadRedirectFiles(folder, sites)).size).toBe(0);
  });

  it('are refused with every fault of every file', async () => {
    await writeFile(join(folder, 'harbour.txt'), '/a -> /b\n/b -> /a\n/c/{id} -> /d/{nr}\n');
    await writeFile(join(folder, 'river.txt'), '~^/(a+)+$ -> /b\n/x -> /y\n/X/ -> /z\n');
    await writeFile(join(folder, 'lake.txt'), '/a -> /b\n');
    const error: unknown = await loadRedirectFiles(folder, sites).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RedirectFilesError);
    const lines = (error as Error).message.split('\n');
    expect(lines[0]).toBe('5 problems in the redirect files:');
    expect(lines.slice(1).map((line) => /^ {2}(\S+): /.exec(line)?.[1])).toEqual([
      'fjord/redirects/harbour.txt:3',
      'fjord/redirects/harbour.txt:1',
      'fjord/redirects/lake.txt:1',
      'fjord/redirects/river.txt:1',
      'fjord/redirects/river.txt:3',
    ]);
    expect(lines[3]).toContain('harbour, river');
  });
});
