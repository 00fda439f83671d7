import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { hashOfFiles } from './hashOfFiles.ts';

it('hashOfFiles() differs when one of the files has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-hash-'));
  const files = ['main.js', 'worker.js'].map((name) => join(folder, name));
  for (const file of files) await writeFile(file, 'a');
  const before = await hashOfFiles(files);
  expect(await hashOfFiles(files)).toBe(before);
  await writeFile(join(folder, 'worker.js'), 'b');
  expect(await hashOfFiles(files)).not.toBe(before);
  await rm(folder, { recursive: true });
});
