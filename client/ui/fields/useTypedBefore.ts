import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Passes on text that was typed into a field before hydration.
 * It would be lost where React controls the field's value. Blank text is not passed on.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const input = field.current;
    // React's value attribute holds what React itself has set
    if (input && input.value !== '' && input.value !== input.defaultValue) latest.current(input.value);
  }, [field]);
}
