import { useEffect, useState } from 'react';
import { maxSuggestionCharacters, minSuggestionCharacters } from '../../../shared/catalogue/SuggestionTypes.ts';
import type { Suggestions } from '../../../shared/catalogue/SuggestionTypes.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Pause in typing before a request, ms. */
const restMs = 150;
const maxKept = 30;

/** Responses on this page by language and text. */
const cache = new Map<string, Suggestions>();

/** Suggestions for a text; null before the first response, "failed" after an error. */
export function useSuggestions(typed: string, language: string): Suggestions | 'failed' | null {
  const text = cutText(typed.trim(), maxSuggestionCharacters);
  const isLong = text.length >= minSuggestionCharacters;
  const [answer, setAnswer] = useState<Suggestions | 'failed' | null>(null);
  // a new text does not begin with what was found for another
  if (!isLong && answer !== null) setAnswer(null);
  useEffect(() => {
    if (!isLong) return undefined;
    const stop = new AbortController();
    const key = `${language} ${text.toLowerCase()}`;
    const cached = cache.get(key);
    const timer = setTimeout(
      () => {
        const suggestions = cached ? Promise.resolve(cached) : fetchSuggestions({ language, text }, stop.signal);
        suggestions.then(
          (found) => {
            cache.set(key, found);
            const oldest = cache.keys().next().value;
            if (cache.size > maxKept && oldest !== undefined) cache.delete(oldest);
            if (!stop.signal.aborted) setAnswer(found);
          },
          () => {
            if (!stop.signal.aborted) setAnswer('failed');
          },
        );
      },
      cached ? 0 : restMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isLong, language]);
  // the list for "vo" stays while "vol" loads, so that it does not flicker
  return answer;
}

async function fetchSuggestions(
  question: { language: string; text: string },
  signal: AbortSignal,
): Promise<Suggestions> {
  const response = await window.fetch('/api/search/suggestions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok) throw new Error(`/api/search/suggestions answered with status ${String(response.status)}.`);
  return (await response.json()) as Suggestions;
}
