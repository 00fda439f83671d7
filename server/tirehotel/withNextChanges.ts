import type { Language } from '../../shared/site/SiteTypes.ts';
import type { TireValidated } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { TireHotelBackend } from './TireHotelBackend.ts';

/**
 * Adds the current next wheel change of each vehicle.
 * Left out when the back end does not support it, or fails: the vehicles are shown without it, and the back end has
 * logged the reason.
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
