import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readAdoptPaper } from '../fixtures/adoptPaper.ts';
import { projectCopy } from '../fixtures/projectCopy.ts';
import type { ProjectCopy } from '../fixtures/projectCopy.ts';

/*
 * Runs npm test in a project that serves a group, a country and an unfinished language of its own.
 * Types, lint, http, storage and browser take too long; they are left to npm test of such a project.
 */
const steps = ['build', 'boundaries', 'unused', 'env-example', 'contracts', 'components', 'unit'];

describe('npm test', () => {
  let project: ProjectCopy;

  beforeAll(async () => {
    const paper = await readAdoptPaper();
    project = await projectCopy({ GROUP: 'fjord' });
    await project.command(paper.command('npm run init -- --name').replace('--dir ../', '--group '));
    await project.script('languages/languages.ts', 'new', 'pl');
    const { folder } = project;
    const country = await readFile(join(folder, 'config/countries/no.yaml'), 'utf8');
    await writeFile(join(folder, 'config/countries/zz.yaml'), country);
    await cp(join(folder, 'groups/fjord'), join(folder, 'groups/tind'), { recursive: true });
  }, 120_000);
  afterAll(() => project.remove());

  it('passes in a project with its own data', async () => {
    expect(await project.npmTest(steps)).toMatch(/\n\d+ passed, 0 failed\s*$/);
  }, 3_600_000);
});
