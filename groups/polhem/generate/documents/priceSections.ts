import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { grouped, measure } from '../textFormat.ts';
import type { DocumentSection } from './DemoDocument.ts';

type Texts = Record<'sv' | 'en', string>;

/** Services that can be booked, as the demo's own file has them. */
interface Offerings {
  services: {
    name: Texts;
    offerings: { name: Texts; price: number | 'unknown' | Record<string, number>; units?: { postfix: Texts } }[];
  }[];
}

const file = 'groups/polhem/content/booking/offerings.yaml';
const words = { sv: { from: 'från', unknown: 'efter offert' }, en: { from: 'from', unknown: 'quoted first' } };

/** Returns the prices of all bookable services, "from" the lowest where they depend on the car. */
export function priceSections(language: 'sv' | 'en'): DocumentSection[] {
  const { services } = parse(readFileSync(file, 'utf8')) as Offerings;
  const money = (amount: number): string => measure(grouped(amount, language === 'en' ? ',' : undefined), 'kr');
  const priceText = (price: Offerings['services'][number]['offerings'][number]['price']): string => {
    if (price === 'unknown') return words[language].unknown;
    if (typeof price === 'number') return money(price);
    return measure(words[language].from, money(Math.min(...Object.values(price))));
  };
  return services.map(({ name, offerings }) => ({
    title: name[language],
    rows: offerings.map((offering) => {
      const unit = offering.units ? ` ${offering.units.postfix[language]}` : '';
      return [offering.name[language], priceText(offering.price) + unit] as const;
    }),
  }));
}
