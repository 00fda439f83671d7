import { describe, expect, it } from '@jest/globals';
import { findNewerStyles } from './findNewerStyles.ts';

const featuresOf = (css: string): string[] => findNewerStyles(css).map(({ feature }) => feature);

describe('findNewerStyles()', () => {
  it.each([
    ['a property', '.a { field-sizing: content }', 'field-sizing'],
    ['a value', '.a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['a unit', '.a { width: 1rcap }', 'unit rcap'],
    ['a function', '.a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a function in a custom property', '.a { --tone: light-dark(red, blue) }', 'light-dark()'],
    ['a selector', '.a:user-valid { color: red }', ':user-valid'],
    ['a media feature', '@media (scripting: none) { .a { color: red } }', '@media scripting'],
    ['an at-rule', '@starting-style { .a { color: red } }', '@starting-style'],
    ['a nested rule', '.a { & .b { color: red } }', 'nesting'],
    ['text for screen readers', ".a::before { content: '/' / '' }", 'content: … / …'],
    ['a name that some browsers have with a prefix alone', '.a { user-select: none }', 'user-select'],
  ])('finds %s', (_, css, feature) => {
    expect(featuresOf(css)).toEqual([feature]);
  });

  it('names the browsers without the feature', () => {
    expect(findNewerStyles('.a { grid-template-columns: subgrid }')).toEqual([
      { feature: 'grid-template-columns: subgrid', missing: ['chrome 111', 'edge 111'] },
    ]);
  });

  it.each([
    ['all supported browsers', '.a:has(b) { width: 100dvh; color: color-mix(in srgb, red, blue) }'],
    ['@supports', '@supports (field-sizing: content) { .a { field-sizing: content } }'],
    ['the prefixed name before it', '.a { -webkit-user-select: none; user-select: none }'],
    ['another value before it', ".a::before { content: '/'; content: '/' / '' }"],
  ])('accepts what %s cover', (_, css) => {
    expect(featuresOf(css)).toEqual([]);
  });
});
