import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Hands over what a field holds when the page is taken over: what visitors typed before the scripts came would be lost
 * where React keeps the field's value. Nothing is handed over when that is blank.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const input = field.current;
    // React's own attribute says what it has set itself
    if (input && input.value !== '' && input.value !== input.defaultValue) latest.current(input.value);
  }, [field]);
}
