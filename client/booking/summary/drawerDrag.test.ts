import { describe, expect, it } from '@jest/globals';
import { openAfterDrag } from './drawerDrag.ts';

describe('a drag of the drawer', () => {
  it('closes it beyond 200 px downwards', () => {
    expect(openAfterDrag(true, 200)).toBe(true);
    expect(openAfterDrag(true, 201)).toBe(false);
    expect(openAfterDrag(true, -300)).toBe(true);
  });

  it('opens it beyond 20 px upwards', () => {
    expect(openAfterDrag(false, -20)).toBe(false);
    expect(openAfterDrag(false, -21)).toBe(true);
    expect(openAfterDrag(false, 300)).toBe(false);
  });
});
