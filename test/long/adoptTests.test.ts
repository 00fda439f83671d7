import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readAdoptPaper } from '../fixtures/adoptPaper.ts';
import { projectCopy } from '../fixtures/projectCopy.ts';
import type { ProjectCopy } from '../fixtures/projectCopy.ts';

/*
 * Runs npm test in a project with its own group, first next to the demo, then alone.
 * Steps that take many minutes (types, lint, unit, http, storage, browser) are left to npm test of that project.
 */
const steps = ['build', 'boundaries', 'unused', 'env-example', 'contracts', 'components'];

describe('npm test of a group that adopts the product', () => {
  let project: ProjectCopy;

  beforeAll(async () => {
    project = await projectCopy({ GROUP: '' });
    await project.command((await readAdoptPaper()).command('npm run init -- --name'));
  }, 120_000);
  afterAll(() => project.remove());

  it('passes beside the demo', async () => {
    expect(await project.npmTest(steps)).toMatch(/\n\d+ passed, 0 failed\s*$/);
  }, 1_500_000);

  it('passes without the demo', async () => {
    await project.command((await readAdoptPaper()).command('npm run init -- --remove-demo'));
    expect(await project.npmTest(steps)).toMatch(/\n\d+ passed, 0 failed\s*$/);
  }, 1_500_000);
});
