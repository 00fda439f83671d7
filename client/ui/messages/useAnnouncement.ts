import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** A wait shorter than this is not announced, in ms: its result follows soon. */
const quietWaitMs = 1000;

/**
 * Announces a text whenever it changes.
 * @param text "" says nothing
 * @param appears announces the first text too: for a component that the server never renders
 * @param waiting the text tells that something is loading: it is announced only if that takes long
 */
export function useAnnouncement(text: string, { appears = false, waiting = false } = {}): void {
  const before = useRef(appears ? '' : text);
  useEffect(() => {
    const instead = before.current;
    if (text === instead) return undefined;
    before.current = text;
    if (!waiting) announce(text, { instead });
    const timer = waiting ? setTimeout(announce, quietWaitMs, text) : undefined;
    return () => clearTimeout(timer);
  }, [text, waiting]);
}
