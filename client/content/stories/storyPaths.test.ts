import { describe, expect, it } from '@jest/globals';
import { storyBackPath, storyCrumbs } from './storyPaths.ts';

describe('the way back from a story', () => {
  it.each([
    ['/a/stories/2024/x', '/a/stories'],
    ['/en/stories/2026/x/', '/en/stories'],
    ['/2026/x', '/'],
    ['/x', '/'],
  ])('leads from %s to %s', (path, back) => {
    expect(storyBackPath(path)).toBe(back);
  });

  it('has no crumb for the year', () => {
    const crumbs = ['/', '/nyheter', '/nyheter/2026', '/nyheter/2026/femtio-mil'].map((path) => ({ path }));
    expect(storyCrumbs(crumbs, '/nyheter/2026/femtio-mil').map(({ path }) => path)).toEqual([
      '/',
      '/nyheter',
      '/nyheter/2026/femtio-mil',
    ]);
    expect(storyCrumbs([{ path: '/' }, { path: '/x' }], '/x')).toHaveLength(2);
  });
});
