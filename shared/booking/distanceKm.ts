import { distanceKm as kmBetween } from '../kit/distanceKm.ts';
import type { Position } from './BookingGateway.ts';

/** Returns the great-circle distance in km. */
export function distanceKm(from: Position, to: Position): number {
  return kmBetween({ lat: from.latitude, lng: from.longitude }, { lat: to.latitude, lng: to.longitude });
}
