import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pageComponents } from '../../client/app/pageComponents.ts';
import { sectionComponents } from '../../client/app/sectionComponents.ts';
import { readComponentSources } from './readComponentSources.ts';

const { pages, sections } = await readComponentSources();

describe('readComponentSources()', () => {
  it('finds every kind of page', () => {
    expect(Object.keys(pages)).toEqual(Object.keys(pageComponents));
  });

  it('finds every section', () => {
    expect(Object.keys(sections)).toEqual(Object.keys(sectionComponents));
  });

  it('gives paths from the root of the project', () => {
    expect([...Object.values(pages), ...Object.values(sections)].filter((file) => !existsSync(file))).toEqual([]);
  });
});
