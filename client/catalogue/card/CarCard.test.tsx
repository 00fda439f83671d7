/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loanOption } from '../../../test/fixtures/finance/loanOption.ts';
import { createTranslate } from '../../site/translate.ts';
import { buildCard } from './buildCard.ts';
import { CarCard } from './CarCard.tsx';
import type { CarCardProps } from './CarCard.tsx';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

afterEach(cleanup);

function show(more: CardCar, carStore = false, context: Partial<SiteContext> = {}, monthly = false): string {
  const site = { ...testSite, features: { stock: true, carStore }, ...context };
  const { container } = render(
    <CarCard
      car={testCar(1, more)}
      t={createTranslate(dictionaryTexts('sv'), 'sv-SE')}
      site={site}
      compared={false}
      saved={false}
      monthly={monthly}
      onCompare={() => undefined}
    />,
  );
  return container.textContent.replace(/\s/g, ' ');
}

function card(car: CardCar, more: Partial<CarCardProps> = {}): ReactNode {
  const props = {
    t: createTranslate(dictionaryTexts('sv'), 'sv-SE'),
    site: testSite,
    compared: false,
    saved: false,
    onCompare: () => undefined,
  };
  return <CarCard car={testCar(1, car)} {...props} {...more} />;
}

/** Different accessible names of the controls of a role that fit a pattern. */
function namesOf(role: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  const takeName = (name: string): boolean => {
    if (pattern.test(name)) found.add(name);
    return pattern.test(name);
  };
  screen.getAllByRole(role, { name: takeName });
  return found;
}

const picture = { thumbnail_url: '/media/cars/a-640.webp', blur_data_url: 'data:image/webp;base64,UklGRg==' };

it('a card shows the facts that ask for it', () => {
  const facts = [
    { label: 'Dragvikt', unit: 'kg', value: 1800 },
    { label: 'Skadefri', value: true },
  ];
  expect(show({ car_card_facts: facts })).toContain('Dragvikt 1 800 kg Skadefri');
});

describe('a car card', () => {
  it('shows no price of a sold car', () => {
    const text = show({ car_sale_state: 'sold', car_price: 100_000, car_price_text: '100 000 kr' });
    expect(text).not.toContain('100 000 kr');
  });

  it('has at most 22 elements when it shows everything', () => {
    const loan = buildCard({ car_loan_option: loanOption({}) }, testSite);
    const campaign: CardCar = {
      car_primary_image: picture,
      car_has_campaign_price: true,
      car_campaign_price: 90_000,
      car_campaign_price_text: '90 000 kr',
      car_retail_price_text: '100 000 kr',
      car_lowest_price_30_days: 95_000,
    };
    const { container } = render(card({ ...loan, ...campaign }, { monthly: true }));
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(22);
  });

  it('shows the gross weight of a heavy vehicle in place of its gearbox', () => {
    const text = show({ car_gearbox: 'Automat', car_gross_weight_text: '26 000 kg' });
    expect(text).toContain('26 000 kg');
    expect(text).not.toContain('Automat');
  });

  it('shows a blurred picture first only where it is in view at once', () => {
    const { container, rerender } = render(card({ car_primary_image: picture }, { priority: true }));
    expect(container.querySelectorAll('img')).toHaveLength(2);
    rerender(card({ car_primary_image: picture }));
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('names its buttons after the car', () => {
    render(card({}, { compared: true }));
    const pressed = (name: RegExp): string | null => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed(/^Jämför Volvo XC60/), pressed(/^Spara Volvo XC60/)]).toEqual(['true', 'false']);
  });

  it.each([
    ['version', { car_version: 'B5 AWD Plus' }, { car_version: 'T8 AWD Ultra' }],
    ['year', { car_year: 2021 }, { car_year: 2023 }],
    ['mileage', { car_mileage_text: '2 140 mil' }, { car_mileage_text: '7 776 mil' }],
  ])('is told by ear from a car of another %s', (_fact, one: CardCar, other: CardCar) => {
    render([card(one), card(other)].map((shown, key) => <div key={key}>{shown}</div>));
    for (const [role, name] of [
      ['link', /^Volvo XC60/],
      ['button', /^Jämför Volvo XC60/],
      ['button', /^Spara Volvo XC60/],
    ] as const) {
      expect(namesOf(role, name).size).toBe(2);
    }
  });

  it.each([
    ['Reserverad', { car_sale_state: 'reserved' }],
    ['Såld', { car_sale_state: 'sold' }],
    ['Kampanj', { car_has_campaign_price: true, car_campaign_price: 90_000, car_campaign_price_text: '90 000 kr' }],
  ] satisfies [string, CardCar][])('says "%s" in its heading', (state, car) => {
    render(card(car));
    expect(screen.getByRole('heading', { name: new RegExp(`^Volvo XC60.*, ${state}$`) })).toBeTruthy();
  });

  it('is a single link named after the car', () => {
    show({});
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Volvo XC60', '/bil/1/volvo-xc60-1'],
    ]);
  });

  it('names its link in the language of the page', () => {
    const english: Partial<SiteContext> = {
      language: 'en',
      languages: ['sv', 'en'],
      locale: 'en-150',
      displayDistanceUnit: 'km',
    };
    show({ car_version: 'B5', car_year: 2021, car_mileage: 7776, car_mileage_text: '7 776 mil' }, false, english);
    expect(screen.getByRole('link', { name: 'Volvo XC60, B5, 2021, 77,760\u00a0km' })).toBeTruthy();
  });

  it('is formatted for the language of the page', () => {
    const english: Partial<SiteContext> = {
      language: 'en',
      languages: ['sv', 'en'],
      locale: 'en-150',
      displayDistanceUnit: 'km',
      valueLabels: { car_fuel: { El: 'Electric' }, car_gearbox: { Automat: 'Automatic' } },
    };
    const car = { car_mileage: 7776, car_mileage_text: '7 776 mil', car_fuel: 'El', car_gearbox: 'Automat' };
    const text = show({ ...car, car_price: 384_900, car_price_text: '384 900 kr' }, false, english);
    expect(text).toContain('77,760 km Electric Automatic');
    expect(text).toContain('384,900 kr');
  });

  it('shows the facts that are known', () => {
    const text = show({ car_year: 2024, car_mileage_text: '2 140 mil', car_fuel: '', car_gearbox: 'Automat' });
    expect(text).toContain('2024 2 140 mil Automat');
  });

  it('strikes the lowest price of 30 days of a campaign car', () => {
    const campaign = {
      car_has_campaign_price: true,
      car_campaign_price: 90_000,
      car_campaign_price_text: '90 000 kr',
      car_retail_price_text: '100 000 kr',
    };
    const text = show({ ...campaign, car_lowest_price_30_days: 95_000 });
    expect(document.querySelector('s')?.textContent).toMatch(/^95\s000\skr lägsta pris senaste 30 dagarna$/);
    expect(text).toContain('Kampanj');
    expect(text).toContain('90 000 kr');
    expect(text).not.toContain('100 000');
  });

  it('strikes no price without the lowest of 30 days', () => {
    const campaign = {
      car_has_campaign_price: true,
      car_campaign_price: 90_000,
      car_campaign_price_text: '90 000 kr',
      car_retail_price_text: '100 000 kr',
    };
    expect(show(campaign)).toContain('90 000 kr');
    expect(document.querySelector('s')).toBeNull();
  });

  it('says "from" on a sample car', () => {
    expect(show({ car_is_sample: true })).toContain('Från 100 000 kr');
  });

  it('invites a price request on a car without a price', () => {
    expect(show({ car_price_text: '', car_is_sample: true })).toContain('Pris på förfrågan');
  });

  it('marks deductible VAT on car-store sites only', () => {
    expect(show({ car_vat_eligible: true }, true)).toContain('Avdragbar moms');
    cleanup();
    expect(show({ car_vat_eligible: true })).not.toContain('Avdragbar moms');
  });

  it('shows a van’s state of sale', () => {
    const text = show({ car_sale_state: 'reserved', car_vehicle_type_code: 'LCV' });
    expect(text).toContain('Reserverad');
    expect(text).toContain('exkl. moms');
  });

  it('shows the loan', () => {
    const loan = buildCard({ car_loan_option: loanOption({ title: 'Trygglån' }) }, testSite);
    expect(show(loan, false, {}, true)).toContain(
      'Trygglån3 529 kr/månRänta 5,95 %, eff. ränta 6,54 %, 36 mån, restvärde 150 000 kr, kredit 240 000 kr, ' +
        'avgifter 595 kr + 49 kr/mån, totalt 277 628 kr. Att låna kostar pengar!',
    );
  });

  it('shows the leasing of a car without a loan', () => {
    const leasing: CardCar = { costs: [{ kind: 'companyLeasing', amount: 3750, months: 36, mileage: 1500 }] };
    expect(show(leasing, false, {}, true)).toContain('Företagsleasing3 750 kr/mån36 mån, 1 500 mil/år, exkl. moms');
  });

  it('shows no monthly cost of a loan without its terms', () => {
    expect(show({ car_loan_monthly_cost: 3529 }, false, {}, true)).not.toContain('kr/mån');
  });

  it('shows private leasing', () => {
    const leased = { car_has_privateleasing: true, car_privateleasing_monthly_cost: 2990 };
    expect(show(buildCard(leased, testSite), false, {}, true)).toContain('Privatleasing2 990');
  });

  it('leaves the loan example to the list where the country says so', () => {
    const loan = buildCard({ car_loan_option: loanOption({}) }, testSite);
    const swedish: Partial<SiteContext> = { credit: { example: 'list' } };
    expect(show(loan, false, swedish, true)).toMatch(/3 529 kr\/mån(?!Ränta)/);
  });

  it('keeps the energy line while the list hides monthly costs', () => {
    const styles = readFileSync('client/catalogue/card/MonthlyCosts.css', 'utf8');
    const hidden = /(\S.*?) \{\s*display: none;/u.exec(styles)?.[1] ?? '';
    const line = 'Energieverbrauch kombiniert: 5,4 l/100 km; CO₂-Klasse: D';
    show({ ...buildCard({ car_loan_option: loanOption({}) }, testSite), energyLine: line }, false, {}, true);
    expect(document.querySelectorAll(hidden).length).toBeGreaterThan(0);
    expect(screen.getByText(line).matches(hidden)).toBe(false);
  });

  it('leaves out monthly costs where nothing explains them', () => {
    const loan = buildCard({ car_loan_option: loanOption({}) }, testSite);
    const swedish: Partial<SiteContext> = { credit: { example: 'list' } };
    expect(show(loan, false, swedish)).not.toContain('kr/mån');
  });

  it('says that pictures are coming when there are none', () => {
    expect(show({ car_primary_image: null })).toContain('Bilder kommer snart');
  });
});
