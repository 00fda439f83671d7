import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { productVersion } from './productVersion.ts';
import { versionNotice } from './versionNotice.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-notice-'));
  const releases = ['999.0.0', productVersion, '0.1.0', '0.0.1'].map(
    (version) => `## [${version}] - 2026-01-01\n\n### For groups\n\n- Change of ${version}.\n`,
  );
  writeFileSync(join(root, 'CHANGELOG.md'), releases.join('\n'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('versionNotice() is null when the group was made for this version', () => {
  expect(versionNotice(productVersion, root)).toBeNull();
});

it('versionNotice() lists only what changed between the two versions', () => {
  expect(versionNotice('0.1.0', root)).toMatchObject({
    madeFor: '0.1.0',
    changes: [`${productVersion}: Change of ${productVersion}.`],
  });
});

it('versionNotice() names the version to add when a group states none', () => {
  const { text, cure } = versionNotice(null, root) ?? {};
  expect(text).toContain('0.1.0 is assumed');
  expect(cure).toContain(`product: '${productVersion}'`);
});

it('versionNotice() says so when the group is newer than the product', () => {
  expect(versionNotice('999.0.0', root)?.text).toContain('newer than this one');
});

it('versionNotice() says that the changes are unknown when the changelog is missing', () => {
  rmSync(join(root, 'CHANGELOG.md'));
  expect(versionNotice('0.1.0', root)).toMatchObject({
    text: expect.stringContaining('CHANGELOG.md, which lists what changed for groups, cannot be read'),
    changes: [],
  });
});
