import { useCallback, useEffect, useState } from 'react';
import type { PlacesScope } from '../../shared/places/PlacesGateway.ts';
import type { PlacePrediction } from '../../shared/places/PlacesTypes.ts';
import { useAppDispatch } from '../framework/hooks.ts';
import { suggestPlaces } from './placesThunks.ts';

/** Pause in typing before a request, ms. */
const restMs = 300;
const noAnswer = { question: '', found: null };

export interface PlaceSuggestions {
  /** Suggestions for the typed text; null before the first response. */
  found: PlacePrediction[] | null;
  /** True when the last request failed. */
  failed: boolean;
  /** Sends the last request again. */
  retry: () => void;
}

/**
 * Suggestions for a typed text.
 * Only the response to the latest request counts, however late another one arrives.
 */
export function usePlaceSuggestions(typed: string, { country, language }: PlacesScope): PlaceSuggestions {
  const dispatch = useAppDispatch();
  const question = typed.trim();
  const [answer, setAnswer] = useState<{ question: string; found: PlacePrediction[] | null }>(noAnswer);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    if (!question) return undefined;
    let outdated = false;
    const timer = setTimeout(() => {
      void dispatch(suggestPlaces(question, { country, language })).then((found) => {
        if (!outdated) setAnswer({ question, found });
      });
    }, restMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [dispatch, question, country, language, tries]);

  // the list for "Upp" stays while "Upps" loads, so that it does not flicker
  const isAnswered = question !== '' && answer.question !== '';
  return { found: isAnswered ? answer.found : null, failed: isAnswered && answer.found === null, retry };
}
