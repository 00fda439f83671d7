import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { productVersion } from '../../../config/version/productVersion.ts';
import { GroupFolder } from '../../../test/fixtures/groupFolder.ts';
import { readConfiguration } from './checkConfiguration.ts';

const before = process.env;
let folder: GroupFolder;

beforeEach(() => {
  process.env = { NODE_ENV: 'test' };
  folder = new GroupFolder();
  const release = ['## [0.1.5] - 2026-01-01', '', '### For groups', '', '- Sites: remove `clock`.'];
  folder.write('CHANGELOG.md', ['# Changelog', '', ...release]);
});
afterEach(() => {
  process.env = before;
  folder.remove();
});

const madeFor = (version: string): void =>
  folder.write('groups/fjord/group.yaml', ['name: Fjord Bil', `product: ${version}`, 'sites: [fjord-bil]']);

/** Returns state and text of the findings. */
function findings(): string[] {
  return readConfiguration(folder.root).findings.map(({ state, text }) => `${state}: ${text}`);
}

describe('readConfiguration() with a group that was made for another version', () => {
  it('warns of all that changed for groups', () => {
    madeFor('0.1.0');
    folder.writeSite({ clock: '12' });
    expect(findings()).toEqual(
      expect.arrayContaining([
        `warning: The group was made for version 0.1.0 of the product, and this is ${productVersion}.\n- 0.1.5: Sites: remove \`clock\`.`,
        'warning: groups/fjord/sites/fjord-bil.yaml:8: clock is unknown and ignored; remove it.',
      ]),
    );
  });

  it('warns of what changed when the group cannot be used', () => {
    madeFor('0.1.0');
    folder.writeSite({ languages: '[]', clock: '12' });
    expect(findings()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('warning: The group was made for version 0.1.0'),
        'warning: groups/fjord/sites/fjord-bil.yaml:8: clock is unknown and ignored; remove it.',
        expect.stringContaining('fault: groups/fjord/sites/fjord-bil.yaml:4: languages'),
      ]),
    );
  });

  it('warns when the group is newer than the product', () => {
    madeFor('99.0.0');
    expect(findings().join('\n')).toContain(
      'warning: The group was made for version 99.0.0 of the product, which is newer',
    );
  });
});

it('readConfiguration() does not mention versions when they are the same', () => {
  expect(findings().join('\n')).not.toContain('version');
});

it('readConfiguration() warns of a variable by its old name', () => {
  process.env['GROUP'] = './groups/fjord';
  expect(findings()).toEqual(expect.arrayContaining([expect.stringMatching(/^warning: GROUP is called GROUP_DIR/)]));
});
