/** Why there is no position: the visitor or the browser said no, the device cannot tell, or it took too long. */
export type PositionFault = 'refused' | 'unavailable' | 'timeout';

export type DevicePosition = { latitude: number; longitude: number } | { fault: PositionFault };

const longestWaitMs = 10_000;
/** A position of the last minutes is as good: visitors look for a town, not for a street. */
const oldestMs = 5 * 60_000;

const faults: Record<number, PositionFault> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/** Asks the device where it is, in decimal degrees; the browser asks the visitor first. Never rejects. */
export function devicePosition(): Promise<DevicePosition> {
  // absent on pages without https, whatever the types say
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve({ fault: 'unavailable' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve({ fault: faults[code] ?? 'unavailable' }),
      { timeout: longestWaitMs, maximumAge: oldestMs, enableHighAccuracy: false },
    );
  });
}
