import { useEffect, useState } from 'react';
import type { PlacesScope } from '../../shared/places/PlacesGateway.ts';
import type { PlacePrediction } from '../../shared/places/PlacesTypes.ts';
import { useAppDispatch } from '../framework/hooks.ts';
import { suggestPlaces } from './placesThunks.ts';

/** Pause in typing before a request, ms. */
const restMs = 300;
const none: PlacePrediction[] = [];

/**
 * Suggestions for a typed text; null before the first request.
 * Only the response to the latest request counts, however late another one arrives.
 */
export function usePlaceSuggestions(typed: string, { country, language }: PlacesScope): PlacePrediction[] | null {
  const dispatch = useAppDispatch();
  const question = typed.trim();
  const [answer, setAnswer] = useState<{ question: string; found: PlacePrediction[] }>({ question: '', found: none });

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
  }, [dispatch, question, country, language]);

  // the list for "Upp" stays while "Upps" loads, so that it does not flicker
  return question && answer.question ? answer.found : null;
}
