import { describe, expect, it } from '@jest/globals';
import { growthText, readPageModules } from './pageModules.ts';

const file = (inputs: Record<string, number>) => ({
  bytes: 1,
  inputs: Object.fromEntries(Object.entries(inputs).map(([name, bytesInOutput]) => [name, { bytesInOutput }])),
  imports: [],
  exports: [],
});

it('readPageModules() lists the modules of all scripts of a page', () => {
  const manifest = {
    start: '/assets/start.js',
    entry: '/assets/main.js',
    editingCss: [],
    printCss: [],
    styles: {},
    components: { pages: { list: 'client/List.tsx' }, sections: {} },
    entryImports: [],
    chunks: { 'client/List.tsx': ['/assets/List.js'], 'client/Map.tsx': ['/assets/Map.js'] },
    commonCss: '/assets/main.css',
  };
  const outputs = {
    'dist/public/assets/main.js': file({ 'client/main.tsx': 900 }),
    'dist/public/assets/List.js': file({ 'client/List.tsx': 700, 'client/ui/Tabs.tsx': 300 }),
    'dist/public/assets/Map.js': file({ 'client/Map.tsx': 400 }),
  };
  expect(readPageModules(manifest, { outputs })).toEqual({
    list: { 'client/main.tsx': 900, 'client/List.tsx': 700, 'client/ui/Tabs.tsx': 300 },
  });
});

describe('growthText()', () => {
  const before = { 'client/main.tsx': 900, 'client/List.tsx': 700, 'client/old.ts': 500, 'client/ui/Card.tsx': 400 };

  it('names what made a page larger by falling bytes', () => {
    const now = {
      'client/main.tsx': 920,
      'client/List.tsx': 1900,
      'client/ui/Tabs.tsx': 3100,
      'client/ui/Card.tsx': 9,
    };
    expect(growthText(before, now)).toBe(
      'Since the last build within the budgets: client/ui/Tabs.tsx is new (3.1 kB), client/List.tsx grew by 1.2 kB.',
    );
  });

  it('says that no module of the page grew', () => {
    expect(growthText(before, before)).toContain('No module');
  });

  it('asks for a build to compare with', () => {
    expect(growthText(undefined, before)).toContain('build the commit before');
  });
});
