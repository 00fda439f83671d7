import { cutText } from '../../../shared/kit/text/cutText.ts';
import { plateKey } from '../../../shared/kit/text/plateKey.ts';
import { localStorageOrNull } from '../../browser/localStorageOrNull.ts';

/** JSON list of registration numbers, newest first. pageStart.ts uses the same key and attribute. */
const deviceKey = 'plates';

/** Attribute of the root while the device remembers cars: the form reserves space before it paints. */
const attribute = 'data-plates';

const maxPlates = 5;

const maxLength = 12;

/** Registration numbers stored on this device at visitors' request, newest first, at most five. */
export function rememberedPlates(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorageOrNull()?.getItem(deviceKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const plates = stored.flatMap((plate) => (typeof plate === 'string' ? [cutText(plateKey(plate), maxLength)] : []));
    return [...new Set(plates)].filter((plate) => plate !== '').slice(0, maxPlates);
  } catch {
    return [];
  }
}

/** Stores a car on this device as the newest one. Requires the visitor's request. */
export function rememberPlate(plate: string): void {
  store([plate, ...rememberedPlates().filter((other) => other !== plate)].slice(0, maxPlates));
}

/** Removes a car from this device. Returns the remaining ones. */
export function forgetPlate(plate: string): string[] {
  const plates = rememberedPlates().filter((other) => other !== plate);
  store(plates);
  return plates;
}

function store(plates: string[]): void {
  try {
    const storage = localStorageOrNull();
    if (plates.length > 0) storage?.setItem(deviceKey, JSON.stringify(plates));
    else storage?.removeItem(deviceKey);
  } catch {
    // a storage that is full or refused remembers nothing
  }
  document.documentElement.toggleAttribute(attribute, rememberedPlates().length > 0);
}
