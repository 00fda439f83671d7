/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { usePressed } from './usePressed.ts';

afterEach(cleanup);

describe('what a pressed control shows', () => {
  it('is the press at once', () => {
    const { result, rerender } = renderHook((actual: string) => usePressed(actual), { initialProps: 'new' });
    expect(result.current[0]).toBe('new');
    act(() => result.current[1]('cheap'));
    expect(result.current[0]).toBe('cheap');
    rerender('new');
    expect(result.current[0]).toBe('cheap');
  });

  it('follows the actual value after its next change', () => {
    const { result, rerender } = renderHook((actual: string) => usePressed(actual), { initialProps: 'new' });
    expect(result.current[0]).toBe('new');
    act(() => result.current[1]('cheap'));
    rerender('new');
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
