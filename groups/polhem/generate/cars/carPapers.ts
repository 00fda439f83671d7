import type { SeededRandom } from '../seededRandom.ts';
import type { DemoSite } from '../siteTexts.ts';

// No letters that look like digits.
const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const plateLetters = 'ABCDEFGHJKLMNPRSTUWXYZ';
/** Model year in the tenth place of a VIN, 2010 = A (ISO 3779). */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY';

function draw(letters: string, count: number, random: SeededRandom): string {
  let text = '';
  for (let i = 0; i < count; i += 1) text += letters.charAt(random.int(0, letters.length - 1));
  return text;
}

/**
 * Creates a well-formed vehicle identification number: 17 characters without I, O and Q.
 * The check digit is not computed.
 */
export function makeVin(vinStart: string, year: number, random: SeededRandom): string {
  const modelYear = yearLetters.charAt((year - 2010) % yearLetters.length);
  return (
    vinStart + draw(vinLetters, 6, random) + modelYear + draw('ABCDEGMPUW', 1, random) + draw('0123456789', 6, random)
  );
}

/** Creates a registration number in the country's format; `registered` as YYYY-MM-DD. */
export function makeRegistrationNumber(
  site: DemoSite,
  registered: string,
  electric: boolean,
  random: SeededRandom,
): string {
  const letters = (count: number): string => draw(plateLetters, count, random);
  const digits = (count: number): string => draw('0123456789', count, random);
  switch (site.country) {
    case 'SE':
      return `${letters(3)}${digits(2)}${random.chance(0.5) ? letters(1) : digits(1)}`;
    case 'NO':
      return `${electric ? random.pick(['EL', 'EK', 'EV', 'EB', 'EC', 'ED', 'EE']) : letters(2)} ${random.int(10000, 99999)}`;
    case 'UK': {
      // Two digits for the half-year: March to August the year, September to February plus 50.
      const [year = 0, month = 0] = registered.split('-').map(Number);
      const half = month >= 9 ? (year % 100) + 50 : month < 3 ? (year % 100) + 49 : year % 100;
      return `${letters(2)}${half} ${letters(3)}`;
    }
    case 'FI':
      return `${letters(3)}-${random.int(100, 999)}`;
    case 'SK':
      return `${random.pick(['AA', 'BL', 'TT', 'ZA', 'BB', 'KE'])}${digits(3)}${letters(2)}`;
  }
}
