import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Announces a text whenever it changes.
 * @param text "" says nothing
 * @param appears announces the first text too: for a component that the server never renders
 */
export function useAnnouncement(text: string, { appears = false } = {}): void {
  const before = useRef(appears ? '' : text);
  useEffect(() => {
    if (text !== before.current) announce(text, { instead: before.current });
    before.current = text;
  }, [text]);
}
