import { describe, expect, it } from '@jest/globals';
import type { BrowserOutput, BrowserOutputs } from './BrowserOutputs.ts';
import { assetManifest } from './assetManifest.ts';

const output = (more: Partial<BrowserOutput>): BrowserOutput => ({
  bytes: 1,
  inputs: {},
  imports: [],
  exports: [],
  ...more,
});
const needs = (...files: string[]): BrowserOutput['imports'] =>
  files.map((name) => ({ path: `dist/public/assets/${name}`, kind: 'import-statement' }));
const lazily = (name: string): BrowserOutput['imports'] => [
  { path: `dist/public/assets/${name}`, kind: 'dynamic-import' },
];

const outputs: BrowserOutputs['outputs'] = {
  'dist/public/assets/main-1.js': output({
    entryPoint: 'client/main.tsx',
    cssBundle: 'dist/public/assets/main-1.css',
    imports: [...needs('react-1.js'), ...lazily('Page-1.js')],
  }),
  'dist/public/assets/start-1.js': output({ entryPoint: 'client/app/pageStart.ts' }),
  'dist/public/assets/react-1.js': output({ imports: needs('kit-1.js') }),
  'dist/public/assets/kit-1.js': output({}),
  'dist/public/assets/Page-1.js': output({
    entryPoint: 'client/a/Page.tsx',
    imports: [...needs('react-1.js', 'cards-1.js'), ...lazily('Map-1.js')],
  }),
  'dist/public/assets/cards-1.js': output({ imports: needs('kit-1.js', 'main-1.js') }),
  'dist/public/assets/Map-1.js': output({ entryPoint: 'client/a/Map.tsx' }),
  'dist/public/assets/shop-1.js': output({ entryPoints: ['client/b/Shop.tsx', 'client/b/Cart.tsx'] }),
  'dist/public/assets/main-1.css': output({}),
  'dist/public/assets/editing-1.css': output({ entryPoint: 'client/content/editing/editing.css' }),
  'dist/public/assets/print-1.css': output({ entryPoint: 'client/app/styles/print.css' }),
};

describe('the asset manifest', () => {
  const manifest = assetManifest(
    { outputs },
    { sheetOf: (source) => (source === 'client/a/Map.tsx' ? '/assets/maps-1.css' : undefined) },
  );

  it('names the script that loads the entry', () => {
    expect(manifest.start).toBe('/assets/start-1.js');
  });

  it('leaves the starting script out of the pages’ modules', () => {
    expect(manifest.chunks).not.toHaveProperty(['client/app/pageStart.ts']);
  });

  it('names the entry', () => {
    expect(manifest.entry).toBe('/assets/main-1.js');
  });

  it('names all that the entry imports at once', () => {
    expect(manifest.entryImports).toEqual(['/assets/react-1.js', '/assets/kit-1.js']);
  });

  it('keeps styles apart that only editors or print need', () => {
    expect(manifest.editingCss).toEqual(['/assets/editing-1.css']);
    expect(manifest.printCss).toEqual(['/assets/print-1.css']);
  });

  it('gives a lazy module only files that neither the entry loads nor a later import', () => {
    expect(manifest.chunks).toEqual({
      'client/a/Map.tsx': ['/assets/Map-1.js'],
      'client/a/Page.tsx': ['/assets/Page-1.js', '/assets/cards-1.js'],
      'client/b/Cart.tsx': ['/assets/shop-1.js'],
      'client/b/Shop.tsx': ['/assets/shop-1.js'],
    });
  });

  it('names the own sheet of a lazy module', () => {
    expect(manifest.styles).toEqual({ 'client/a/Map.tsx': '/assets/maps-1.css' });
  });

  it('refuses a build without an entry', () => {
    expect(() => assetManifest({ outputs: {} })).toThrow('no output for its entry client/main.tsx');
  });
});
