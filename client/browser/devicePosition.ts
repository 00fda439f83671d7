/** Reason for a missing position: the visitor or browser refused, no fix is possible, or it timed out. */
export type PositionFault = 'refused' | 'unavailable' | 'timeout';

export type DevicePosition = { latitude: number; longitude: number } | { fault: PositionFault };

const maxWaitMs = 10_000;
/** Maximum age of a position. Some minutes are fine: visitors look for a town, not for a street. */
const oldestMs = 5 * 60_000;

const faults: Record<number, PositionFault> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/** Requests the device's position in decimal degrees; the browser asks for permission first. Never rejects. */
export function devicePosition(): Promise<DevicePosition> {
  // absent on pages without https, despite the types
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve({ fault: 'unavailable' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve({ fault: faults[code] ?? 'unavailable' }),
      { timeout: maxWaitMs, maximumAge: oldestMs, enableHighAccuracy: false },
    );
  });
}
