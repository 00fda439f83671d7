/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { usePressed } from './usePressed.ts';

afterEach(cleanup);

describe('what a pressed control shows', () => {
  it('is the press at once, and from the next change on what is', () => {
    const { result, rerender } = renderHook((actual: string) => usePressed(actual), { initialProps: 'new' });
    expect(result.current[0]).toBe('new');
    act(() => result.current[1]('cheap'));
    expect(result.current[0]).toBe('cheap');
    rerender('new');
    expect(result.current[0]).toBe('cheap');
    rerender('cheap');
    expect(result.current[0]).toBe('cheap');
    rerender('new');
    expect(result.current[0]).toBe('new');
  });

  it('is what is when that becomes something else than was pressed', () => {
    const { result, rerender } = renderHook((actual: string) => usePressed(actual), { initialProps: 'new' });
    act(() => result.current[1]('cheap'));
    rerender('near');
    expect(result.current[0]).toBe('near');
  });
});
