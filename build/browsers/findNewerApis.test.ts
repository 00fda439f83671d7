import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { findNewerApis } from './findNewerApis.ts';

const file = '/page.ts';
/** TypeScript's own declarations, parsed once. */
const library = new Map<string, ts.SourceFile | undefined>();

/** Returns the APIs found in a program of one file. */
function apisIn(code: string): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    if (name === file) return ts.createSourceFile(name, code, version, true);
    if (!library.has(name)) library.set(name, readSource(name, version));
    return library.get(name);
  };
  const program = ts.createProgram([file], options, host);
  return findNewerApis(program, (name) => name === file).map(({ api, place }) => `${place.split(':')[1] ?? ''} ${api}`);
}

describe('findNewerApis()', () => {
  it('finds globals, static members and members of instances', () => {
    expect(
      apisIn(`export const wait = () => scheduler?.yield();
        export const groups = Object.groupBy([1], String);
        export const parsed = URL.parse('/');
        export const seen = (element: HTMLElement) => element.checkVisibility();
        export const all = (list: number[]) => list.values().map(String);
        export const later = ({ requestIdleCallback }: Window) => requestIdleCallback;`),
    ).toEqual([
      '1 scheduler',
      '1 Scheduler.yield',
      '2 Object.groupBy',
      '3 URL.parse',
      '4 Element.checkVisibility',
      '5 Iterator.map',
      '6 Window.requestIdleCallback',
    ]);
  });

  it('accepts what all supported browsers have', () => {
    expect(
      apisIn(`export const last = [1].at(-1);
        export const copy = structuredClone({ last });
        export const read = async (address: string) => (await fetch(address)).json() as Promise<unknown>;
        export const open = (dialog: HTMLDialogElement) => dialog.showModal();`),
    ).toEqual([]);
  });

  it('accepts a use that an enclosing function tests for', () => {
    expect(
      apisIn(`export function share() {
          if (typeof navigator.share === 'function') void navigator.share({});
        }
        export function wait(go: () => void) {
          if ('requestIdleCallback' in window) requestIdleCallback(() => go());
        }`),
    ).toEqual([]);
  });

  it('accepts a member that its type calls optional', () => {
    expect(
      apisIn(`const globals: { scheduler?: Partial<Scheduler> } = globalThis;
        export const wait = () => globals.scheduler?.yield?.();`),
    ).toEqual([]);
  });

  it('accepts an assignment that older browsers ignore', () => {
    expect(apisIn(`export const first = (link: HTMLLinkElement) => { link.fetchPriority = 'high'; };`)).toEqual([]);
  });
});
