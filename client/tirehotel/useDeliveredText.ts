import { useAppSelector } from '../framework/hooks.ts';
import { selectTireHotel } from './tireHotelState.ts';

/** Translates a text of the tire system ("Vänster fram"); it stays as delivered without a translation. */
export function useDeliveredText(): (text: string) => string {
  const texts = useAppSelector((state) => selectTireHotel(state).validated?.texts);
  return (text) => (texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
}
