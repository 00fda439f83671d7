import type { Language } from '../../shared/site/SiteTypes.ts';
import type { TireValidated } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { TireHotelBackend } from './TireHotelBackend.ts';

/**
 * Adds the next wheel change of each vehicle, as it stands now. Left out when the back end cannot tell, or fails: the
 * vehicles show without it, and the back end has logged why.
 */
export async function withNextChanges(
  validated: TireValidated,
  backend: TireHotelBackend,
  language?: Language,
): Promise<TireValidated> {
  const regNos = validated.vehicles.map(({ regNo }) => regNo);
  const nextChanges = await backend.nextChanges?.(regNos, language).catch(() => undefined);
  return nextChanges ? { ...validated, nextChanges } : validated;
}
