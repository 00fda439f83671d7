import { useAppSelector } from '../app/hooks.ts';
import { selectTireHotel } from './tireHotelState.ts';

/** Shows a text of the tire system ("Vänster fram") in the page's language, as delivered where it has none. */
export function useDeliveredText(): (text: string) => string {
  const texts = useAppSelector((state) => selectTireHotel(state).validated?.texts);
  return (text) => (texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
}
