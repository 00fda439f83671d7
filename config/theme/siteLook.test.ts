import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GroupFolder } from '../../test/fixtures/groupFolder.ts';
import { loadGroup } from '../group/loadGroup.ts';

let folder: GroupFolder;
let root: string;

beforeEach(() => {
  folder = new GroupFolder();
  ({ root } = folder);
});
afterEach(() => folder.remove());

const write: GroupFolder['write'] = (file, lines) => folder.write(file, lines);
const writeSite: GroupFolder['writeSite'] = (changed, name) => folder.writeSite(changed, name);
const faultsOf = (): readonly string[] => folder.faults();

describe('the theme of a site', () => {
  const theme = (...lines: string[]) => write('groups/fjord/themes/fjord.yaml', lines);

  it('derives the colours that it leaves out', () => {
    writeSite({ tokens: '{ radius-card: 0 }' });
    const { look } = loadGroup('groups/fjord', root).defaultSite;
    expect(look).toMatchObject({ theme: 'fjord', color: '#123f6a', onColor: '#ffffff', pages: [] });
    expect(look.tokens).toMatchObject({ 'radius-card': '0', 'color-link': '#123f6a', 'color-on-primary': '#ffffff' });
    expect(look.fonts.text).toEqual({ family: 'hanken-grotesk', weights: [400, 700] });
  });

  it('is the product’s own for a site that names none', () => {
    writeSite({ theme: '' });
    expect(loadGroup('groups/fjord', root).defaultSite.look).toMatchObject({ tokens: {}, color: '#0b4f49' });
  });

  it('draws headings with the font of the text where it names no other', () => {
    theme('fonts: { text: { family: figtree } }');
    const { fonts } = loadGroup('groups/fjord', root).defaultSite.look;
    expect(fonts.display).toEqual({ ...fonts.text, family: 'figtree', weights: [400, 700] });
    expect(fonts.text.place).toBe('groups/fjord/themes/fjord.yaml:1');
  });

  it('has a dark scheme unless it leaves it out', () => {
    expect(loadGroup('groups/fjord', root).defaultSite.look.dark).toMatchObject({ 'color-text': 'var(--ink-100)' });
    theme('dark: false');
    expect(loadGroup('groups/fjord', root).defaultSite.look.dark).toBeNull();
  });

  it('may be another one on chosen pages', () => {
    write('groups/fjord/themes/gold.yaml', ['tokens: { color-primary: "#e0b000" }']);
    writeSite({ pageThemes: '[gold]' });
    const [page] = loadGroup('groups/fjord', root).defaultSite.look.pages;
    expect(page).toMatchObject({
      theme: 'gold',
      tokens: { 'color-primary': '#e0b000', 'color-on-primary': '#131d21' },
    });
  });

  it.each([
    [['tokens: { color-primary: red }'], ':1: tokens.color-primary "red" is not a colour like "#8f2a17" (in quotes)'],
    [
      ['tokens: { color-primari: "#123" }'],
      ':1: tokens.color-primari is not a design token; docs/themes.md lists them',
    ],
    [['tokens: { ink-900: var(--ink-950) }'], ':1: tokens.ink-900 "var(--ink-950)" is not a colour like "#131d21"'],
    [['tokens: { radius-card: 4 }'], ':1: tokens.radius-card "4" is not a length like 4px'],
    [['tokens: { shadow-1: "0 0 1px red; } body {" }'], ':1: tokens.shadow-1'],
    [['tokens: { logo-on-dark: pink }'], ':1: tokens.logo-on-dark "pink" is not one of white, keep'],
    [['tokens:', '  weight-display: 800'], ':2: tokens.weight-display leaves weight-display (800) outside the weights'],
    [['fonts: { text: { family: ../x } }'], ':1: fonts.text.family "../x" is not the name of a font'],
    [['', 'tokens:', '  color-text: "#999"'], ':3: tokens.color-text #999999 is hard to read'],
    [['', 'dark:', '  color-text: "#666"'], ':3: dark.color-text #666666 is hard to read: it on color-surface-sunken'],
    [['dark: { radius-card: 0 }'], ':1: dark.radius-card is not a colour or shadow of docs/themes.md'],
  ])('is refused with %j', (lines, fault) => {
    theme(...lines);
    expect(faultsOf().join('\n')).toContain(`groups/fjord/themes/fjord.yaml${fault}`);
  });

  it('is checked with each fault listed once', () => {
    write('groups/fjord/themes/grey.yaml', ['tokens: { color-text-muted: "#999999" }']);
    const lines = { tokens: '{ color-link: "#eeeeee" }', pageThemes: '[grey]' };
    writeSite(lines);
    writeSite({ ...lines, hosts: '[trucks.example]' }, 'fjord-trucks');
    write('groups/fjord/group.yaml', ['name: Fjord Bil', 'sites: [fjord-bil, fjord-trucks]']);
    expect(faultsOf()).toEqual([
      expect.stringMatching(/^groups\/fjord\/sites\/fjord-bil\.yaml:8: tokens\.color-link #eeeeee is hard to read/),
      expect.stringMatching(/^groups\/fjord\/themes\/grey\.yaml:1: tokens\.color-text-muted #999999 is hard to read/),
      expect.stringMatching(/^groups\/fjord\/sites\/fjord-trucks\.yaml:8: tokens\.color-link #eeeeee is hard to read/),
    ]);
  });

  it('is named by its file', () => {
    writeSite({ theme: 'Fjord' });
    expect(faultsOf()).toEqual([
      'groups/fjord/sites/fjord-bil.yaml:5: theme "Fjord" has no file in the group\'s themes folder; available: fjord.',
    ]);
  });
});
