import { cleanLine } from '../../shared/forms/cleanText.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';

const mostSigns = 200;
/** Who has to wait longer than this does better to call. */
const longSeconds = 15 * 60;

/** What a visitor reads where nothing more is known of an error. */
export const tireHotelMessages: Record<TireHotelErrorCode, string> = {
  NoAgreement: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
  InvalidRequest: 'Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.',
  WrongCode: 'Koden stämmer inte. Prova igen.',
  CodeExpired: 'Koden gäller inte längre. Be om en ny kod.',
  TooMany: 'För många försök. Vänta en stund och försök igen.',
  NoSession: 'Du är inte längre inloggad. Sök fram din bil igen.',
  OtherVehicle: 'Det här gäller inte bilen som du har loggat in för. Sök fram din bil igen.',
  TimeTaken: 'Tiden är inte längre ledig. Välj en annan tid.',
  CarAlreadyBooked: 'Bilen har redan en bokad tid då. Välj en annan tid, eller ring däckhotellet.',
  NotBooked: 'Verkstaden har tittat efter: bokningen kom aldrig fram. Du kan boka igen.',
  BookingOpen: 'Du har redan skickat en bokning för bilen, och vi vet inte om den gick igenom.',
  OutcomeUnknown:
    'Vi vet inte om bokningen gick igenom. Ring däckhotellet innan du bokar igen, så att det inte blir två.',
  ServerError: 'Något gick fel, var god och försök senare.',
};

export const searchExpiredMessage = 'Sidan har varit öppen för länge. Sök fram din bil igen.';

export function wrongCodeMessage(triesLeft: number): string {
  if (triesLeft === 0) return 'Koden stämmer inte, och det var det sista försöket. Be om en ny kod.';
  const left = triesLeft === 1 ? 'ett försök' : `${String(triesLeft)} försök`;
  return `${tireHotelMessages.WrongCode} Du har ${left} kvar.`;
}

export function tooManyMessage(seconds: number): string {
  if (seconds > longSeconds) return 'För många försök. Ring däckhotellet så hjälper vi dig, eller försök igen senare.';
  return `För många försök på kort tid. Du kan försöka igen om ${waitText(seconds)}.`;
}

/** Of a code that is right for a while yet, after a wrong one. */
export function tooSoonMessage(seconds: number): string {
  return `Du kan prova en kod igen om ${waitText(seconds)}.`;
}

function waitText(seconds: number): string {
  const counted = (count: number, one: string, more: string): string => `${String(count)} ${count === 1 ? one : more}`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [
    minutes > 0 ? counted(minutes, 'minut', 'minuter') : '',
    rest > 0 ? counted(rest, 'sekund', 'sekunder') : '',
  ];
  return parts.filter(Boolean).join(' och ');
}

/** The tire system's own words for a visitor, as one short line; "" when it has none. */
export function passedOnMessage(text: unknown): string {
  return typeof text === 'string' ? cleanLine(text.slice(0, 4 * mostSigns)).slice(0, mostSigns) : '';
}
