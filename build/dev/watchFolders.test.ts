import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../test/fixtures/waitUntil.ts';
import { watchError } from './watchError.ts';
import { watchFolders } from './watchFolders.ts';

let root: string;
let changed: string[];
let stop: () => void;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-watch-'));
  mkdirSync(join(root, 'pages/left-out'), { recursive: true });
  writeFileSync(join(root, 'pages/start.yaml'), 'a: 1\n');
  changed = [];
  stop = watchFolders([root, join(root, 'missing')], {
    skips: (folder) => folder.endsWith('left-out'),
    onChange: (path) => changed.push(path),
  });
});
afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

const isSeen = (path: string): Promise<void> => waitUntil(() => changed.includes(join(root, path)));

describe('watched folders', () => {
  it('report a changed file', async () => {
    writeFileSync(join(root, 'pages/start.yaml'), 'a: 2\n');
    await isSeen('pages/start.yaml');
  });

  it('report a removed file', async () => {
    rmSync(join(root, 'pages/start.yaml'));
    await isSeen('pages/start.yaml');
  });

  it('report files of a folder that is made later', async () => {
    mkdirSync(join(root, 'themes/dark'), { recursive: true });
    writeFileSync(join(root, 'themes/dark/first.yaml'), '');
    await isSeen('themes/dark/first.yaml');
    writeFileSync(join(root, 'themes/dark/second.yaml'), '');
    await isSeen('themes/dark/second.yaml');
  });

  it('are reported no more when they are left out', async () => {
    writeFileSync(join(root, 'pages/left-out/own.yaml'), '');
    writeFileSync(join(root, 'pages/start.yaml'), 'a: 2\n');
    await isSeen('pages/start.yaml');
    expect(changed.filter((path) => path.includes('own.yaml'))).toEqual([]);
  });
});

describe('a folder that cannot be watched', () => {
  it.each([
    ['ENOSPC', 'sudo sysctl fs.inotify.max_user_watches=524288'],
    ['EMFILE', 'sudo sysctl fs.inotify.max_user_instances=1024'],
    ['EACCES', 'permission denied'],
  ])('is reported with its cure when the system says %s', (code, cure) => {
    const error = Object.assign(new Error('permission denied'), { code });
    expect(watchError('client', error).message).toMatch(/^Changes in client would not be noticed: /);
    expect(watchError('client', error).message).toContain(cure);
  });
});
