import { carName, carPrice } from '../../../shared/catalogue/car/carRules.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import { readFinanceChoice, writeFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { FinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { CarContactValues, LeadCar } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { LeadMailContent, LeadMailRow } from './LeadMailContent.ts';
import { leadMailTexts } from './leadMailTexts.ts';
import type { LeadMailTexts } from './leadMailTexts.ts';

/**
 * Mail to the seller about an enquiry about a car.
 * @param carPage URL of the car's page; the visitor's financing is added to it
 */
export function carContactMail(values: CarContactValues, site: SiteConfig, carPage: string): LeadMailContent {
  const texts = leadMailTexts[site.languages[0]];
  const { car } = values;
  return {
    subject: fillText(texts.subject, {
      car: [carName(car), car.car_year].filter(Boolean).join(' ') || (car.car_id ?? ''),
      site: site.displayName,
    }),
    visitor: { name: values.name, address: values.email },
    person: visitorRows(values, texts),
    message: values.message,
    matter: carRows(values, texts, { site, carPage }),
  };
}

function visitorRows({ name, phone, email, quote, testDrive }: CarContactValues, texts: LeadMailTexts): LeadMailRow[] {
  const wishes = [quote ? texts.quote : '', testDrive ? texts.testDrive : ''].filter(Boolean).join(', ');
  return [
    { label: texts.name, text: name },
    { label: texts.phone, text: phone },
    { label: texts.email, text: email },
    { label: texts.wishes, text: wishes },
  ];
}

function carRows(
  { car, siteName, sourceUrl }: CarContactValues,
  texts: LeadMailTexts,
  { site, carPage }: { site: SiteConfig; carPage: string },
): LeadMailRow[] {
  const choice = readFinanceChoice(URL.canParse(sourceUrl) ? new URL(sourceUrl).search : '');
  const address = carPage + writeFinanceChoice('', choice);
  return [
    { label: texts.car, text: [carName(car), car.car_version, car.car_year].filter(Boolean).join(' ') },
    { label: texts.carId, text: car.car_id ?? '' },
    { label: texts.plate, text: car.car_regno ?? '' },
    { label: texts.price, text: carPrice(car).main },
    { label: texts.dealer, text: siteName || (car.car_site_name ?? '') },
    { label: texts.financing, text: financingText(choice, car, texts, site) },
    { label: texts.page, text: address, address },
  ];
}

/** Monthly financing selected by the visitor; "" for none. */
function financingText(
  { financing, months, down }: FinanceChoice,
  car: LeadCar,
  texts: LeadMailTexts,
  site: SiteConfig,
): string {
  const [language] = site.languages;
  const currency = /^[A-Z]{3}$/.test(car.car_price_currency ?? '') ? car.car_price_currency : undefined;
  const downText = (amount: number): string =>
    moneyText(amount, site.locales[language] ?? language, currency ?? site.currency);
  return [
    financing ? texts[financing] : '',
    months === undefined ? '' : fillText(texts.months, { months }),
    down === undefined ? '' : fillText(texts.down, { down: downText(down) }),
  ]
    .filter(Boolean)
    .join(', ');
}
