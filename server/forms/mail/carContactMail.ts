import { carName, carPrice } from '../../../shared/catalogue/car/carRules.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import { readFinanceChoice, writeFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { FinanceChoice } from '../../../shared/finance/financeChoice.ts';
import type { CarContactValues, LeadCar } from '../../../shared/forms/LeadTypes.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { MailRow } from '../../messages/mail/MailContent.ts';
import { subjectLabel } from '../../messages/mail/subjectLabel.ts';
import type { LeadMailContent, LeadMailSite } from './LeadMailContent.ts';
import type { LeadCarPage } from './createCarPages.ts';
import { mailPlate } from './leadMailSite.ts';

/**
 * Mail to the seller about an enquiry about a car.
 * @param carPage page of the car; the visitor's financing is added to its address
 */
export function carContactMail(
  values: CarContactValues,
  mailSite: LeadMailSite,
  carPage: LeadCarPage,
): LeadMailContent {
  const { site, texts } = mailSite;
  const { car, name, phone, email, quote, testDrive } = values;
  const { lead } = texts;
  const choice = readFinanceChoice(URL.canParse(values.sourceUrl) ? new URL(values.sourceUrl).search : '');
  const nameAndYear = [carName(car), car.car_year].filter(Boolean).join(' ') || (car.car_id ?? '');
  const plate = mailPlate(car.car_regno ?? '', site);
  return {
    subject: fillText(lead.subject, { car: nameAndYear, site: site.displayName }),
    head: { label: subjectLabel(lead.subject), headline: nameAndYear, plate, car: car.car_version ?? '' },
    headRows: [
      [lead.car, [carName(car), car.car_version, car.car_year].filter(Boolean).join(' ')],
      [lead.plate, plate],
    ],
    visitor: { name, address: email },
    person: [
      [lead.name, name],
      [lead.phone, phone],
      [lead.email, email],
      [lead.wishes, [quote ? lead.quote : '', testDrive ? lead.testDrive : ''].filter(Boolean).join(', ')],
    ],
    message: values.message,
    matter: carRows(values, mailSite, { carPage, choice }),
    carAddress: carPage.address + writeFinanceChoice('', choice),
  };
}

function carRows(
  { car, siteName }: CarContactValues,
  mailSite: LeadMailSite,
  { carPage, choice }: { carPage: LeadCarPage; choice: FinanceChoice },
): MailRow[] {
  const { lead } = mailSite.texts;
  const price = carPrice(car);
  return [
    [lead.carId, car.car_id ?? ''],
    [lead.price, price.main && `${price.main} ${carPage.vatNotes[price.vat]}`.trim()],
    [lead.dealer, siteName || (car.car_site_name ?? '')],
    [lead.financing, financingText(choice, car, mailSite)],
  ];
}

/** Monthly financing selected by the visitor; "" for none. */
function financingText(
  { financing, months, down }: FinanceChoice,
  car: LeadCar,
  { site, texts: { lead }, locale }: LeadMailSite,
): string {
  const currency = /^[A-Z]{3}$/.test(car.car_price_currency ?? '') ? car.car_price_currency : undefined;
  return [
    financing ? lead[financing] : '',
    months === undefined ? '' : fillText(lead.months, { months }),
    down === undefined ? '' : fillText(lead.down, { down: moneyText(down, locale, currency ?? site.currency) }),
  ]
    .filter(Boolean)
    .join(', ');
}
