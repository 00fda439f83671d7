import { formatNumber } from '../../kit/format/formatNumber.ts';
import type { Language } from '../../site/SiteTypes.ts';

const horsepower: Readonly<Record<Language, string>> = {
  sv: 'hk',
  nb: 'hk',
  en: 'hp',
  fi: 'hv',
  sk: 'k',
  de: 'PS',
};

/** Digits with grouped thousands or decimals; not the digits of a word such as "R18" or "4x4". */
const numbers = /(?<![\p{L}\d.,])\d(?:[\d\s.,]*\d)?(?![\p{L}\d])/gu;

/**
 * Localizes a delivered technical text: "197 hk (145 kW)" becomes "197 hp (145 kW)".
 * Converts numbers ("8,2 s" to "8.2 s") and the word for horsepower; metric units are the same in every language.
 * @param from language that the text is delivered in
 */
export function measureTextIn(text: string, from: Language, to: { language: Language; locale: string }): string {
  const mark = from === 'en' ? '.' : ',';
  return text
    .replace(numbers, (written) => {
      const [whole = '', decimals = '', ...more] = written.split(mark);
      const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
      if (more.length > 0 || /\D/.test(decimals) || !Number.isFinite(amount)) return written;
      return formatNumber(amount, to.locale, { min: decimals.length, max: decimals.length });
    })
    .replace(new RegExp(`(?<=\\d\\s?)${horsepower[from]}(?![\\p{L}\\d])`, 'gu'), horsepower[to.language]);
}
