import { distanceKm } from '../../kit/distanceKm.ts';
import type { Position } from '../BookingGateway.ts';

/** Returns the great-circle distance of two workshops or searches, in km. */
export function kmBetween(from: Position, to: Position): number {
  return distanceKm({ lat: from.latitude, lng: from.longitude }, { lat: to.latitude, lng: to.longitude });
}
