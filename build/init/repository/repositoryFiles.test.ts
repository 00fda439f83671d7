import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { writtenGroup } from '../../../test/fixtures/init/writtenGroup.ts';
import type { WrittenGroup } from '../../../test/fixtures/init/writtenGroup.ts';
import { productVersion as version } from '../../../config/version/productVersion.ts';

interface Workflow {
  jobs: { check: { steps: { uses?: string; run?: string; if?: string; with?: Record<string, unknown> }[] } };
}

let written: WrittenGroup;
beforeAll(async () => {
  written = await writtenGroup();
});
afterAll(() => written.remove());

const text = (file: string): string => String(written.files.get(file));
const steps = (): Workflow['jobs']['check']['steps'] =>
  (parse(text('.github/workflows/check.yaml')) as Workflow).jobs.check.steps;

describe('the repository of a new group', () => {
  it('has an image of four lines over that of the product', () => {
    const image = text('Dockerfile');
    expect(image.trimEnd().split('\n')).toEqual([
      `ARG FORECOURT_IMAGE=forecourt:${version}`,
      'FROM ${FORECOURT_IMAGE}',
      'COPY . /group',
      'ENV GROUP_DIR=/group',
    ]);
    expect(validate(image).map(({ message }) => message)).toEqual([]);
  });

  it('keeps secrets out of the image', () => {
    for (const file of ['.dockerignore', '.gitignore']) expect(text(file).split('\n')).toContain('.env');
  });

  it("checks each push with the product's version", () => {
    const product = steps().find((step) => step.with?.['path'] === 'product');
    expect(product?.with).toMatchObject({ repository: '${{ vars.FORECOURT_REPOSITORY }}', ref: `v${version}` });
    expect(steps().map(({ run }) => run)).toContain(
      'GROUP_DIR=$GITHUB_WORKSPACE/group npm run check-group -- --pictures pictures',
    );
    expect(steps().at(-1)).toMatchObject({ if: 'always()', with: { path: 'product/pictures' } });
  });

  it('pins each action by its major version', () => {
    for (const { uses } of steps()) expect(uses ?? 'actions/none@v1').toMatch(/^actions\/[a-z-]+@v\d+$/);
  });

  it('fails with the remedy when the repository of the product is not named', () => {
    const [first] = steps();
    expect(first?.if).toBe("vars.FORECOURT_REPOSITORY == ''");
    expect(first?.run).toMatch(/Set it to the owner and name[^]*exit 1/);
  });

  it('says which version of the product it was made for', () => {
    expect(parse(text('group.yaml'))).toMatchObject({ product: version });
    expect(text('README.md')).toContain(`Forecourt ${version}`);
  });

  it('leaves no placeholder', () => {
    for (const [file, content] of written.files) expect(`${file}: ${String(content)}`).not.toMatch(/\{\{[A-Z]+\}\}/);
  });
});
