/** What the plates of a country bear on their band, and what one looks like. */
interface CountryPlate {
  country: 'S' | 'N' | 'FIN' | 'SK' | 'UK';
  example: string;
}

const swedish: CountryPlate = { country: 'S', example: 'ABC 123' };

const plates: Record<string, CountryPlate> = {
  'Europe/Stockholm': swedish,
  'Europe/Oslo': { country: 'N', example: 'AB 12345' },
  'Europe/Helsinki': { country: 'FIN', example: 'ABC-123' },
  'Europe/Bratislava': { country: 'SK', example: 'AB 123CD' },
  'Europe/London': { country: 'UK', example: 'AB12 CDE' },
};

/** The plates of the country that a site is in, which its time zone says: its language need not be the country's. */
export function plateOfSite({ timeZone }: { timeZone: string }): CountryPlate {
  return plates[timeZone] ?? swedish;
}
