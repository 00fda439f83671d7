import { expect, it } from '@jest/globals';
import { bookLinked } from '../browser/booking/linkedBooking.ts';
import { sentCode } from '../browser/booking/sentCode.ts';
import type { EngineVisitor } from '../browser/engines/EngineVisitor.ts';
import { KeyboardVisitor } from '../browser/KeyboardVisitor.ts';
import type { EngineTests } from './describeEngine.ts';
import { tireHotelCustomers } from './testedSites.ts';

/** Most stops between the top of a page and a control that a journey looks for. */
const most = 200;
const person = { name: 'Karin Lindqvist', email: 'karin.lindqvist@exempel.example' };

/** A visitor whose only device is the keyboard. */
class Keys extends KeyboardVisitor {
  readonly visitor: EngineVisitor;

  constructor(visitor: EngineVisitor) {
    super(visitor.page);
    this.visitor = visitor;
  }

  /** Steps to an element and presses a key on it. */
  async use(selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.visitor.see(selector);
    await this.stepTo(selector, 'Tab', most);
    await this.press(key);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.visitor.see(selector);
    await this.stepTo(selector, 'Tab', most);
    await this.type(text);
  }
}

/** Declares every flow by keyboard alone. Tab leads to each control with a visible focus, and a key presses it. */
export function declareKeyboardJourneys({ engine, site, server, visit }: EngineTests): void {
  const { paths } = site;

  /**
   * Where a page has a scroll padding, WebKit takes a field just below the lower edge for visible. Typing scrolls to
   * it.
   */
  const isEngineFault = (place: string): boolean => engine === 'webkit' && /^input .*: off screen/.test(place);

  /** Declares a journey that starts on a hydrated page; the focus was never out of sight, and nothing failed. */
  const journey = (name: string, path: string, go: (keys: Keys) => Promise<void>): void => {
    it(`${name} by keyboard alone`, async () => {
      await visit(async (visitor) => {
        await visitor.open(path);
        const keys = new Keys(visitor);
        await go(keys);
        expect(keys.lost.filter((place) => !isEngineFault(place))).toEqual([]);
        expect(await visitor.page.complaints()).toEqual([]);
      });
    });
  };

  journey('a car is searched, narrowed and opened', paths.list, async (keys) => {
    const { visitor } = keys;
    await keys.fill('main input[name="keyphrase"]', 'volvo');
    await keys.press('Enter');
    await visitor.waitFor('the address of the search', () => location.pathname.endsWith('/volvo'));
    await keys.use('.list-bar-filter');
    await visitor.see('dialog[open] .facet-panel summary');
    await keys.use('dialog[open] input[name="car_fuel"]', 'Space');
    await visitor.waitFor('the filter in the address', () => location.search.includes('car_fuel='));
    await keys.press('Escape');
    await visitor.waitFor('the dialog to close', () => document.querySelector('dialog[open]') === null);
    await keys.use('.car-list-results .card-link');
    await visitor.see('.price-panel');
  });

  journey('two cars are compared', paths.list, async (keys) => {
    await keys.use('.car-card .compare-toggle:not([aria-pressed="true"])', 'Space');
    await keys.visitor.see('.compare-bar');
    await keys.use('.car-card .compare-toggle:not([aria-pressed="true"])', 'Space');
    await keys.use('a.compare-toggle-on');
    await keys.use('.compare-bar-line > .button:last-child');
    await keys.visitor.see('dialog[open] .compare-table');
    await keys.press('Escape');
    await keys.visitor.waitFor('the comparison to close', () => document.querySelector('dialog[open]') === null);
  });

  journey('a car is saved, and found among the saved ones', paths.list, async (keys) => {
    await keys.use('.car-card .save-button', 'Space');
    await keys.visitor.see('.car-card .save-button[aria-pressed="true"]');
    await keys.visitor.open(paths.saved);
    await keys.use('.card-link');
    await keys.visitor.see('.price-panel');
  });

  journey('the pictures of a car are leafed through', paths.car, async (keys) => {
    await keys.use('.gallery-image button, .gallery-image a');
    await keys.visitor.see('dialog[open]');
    await keys.press('ArrowRight');
    await keys.press('Escape');
    await keys.visitor.waitFor('the pictures to close', () => document.querySelector('dialog[open]') === null);
    await keys.visitor.waitFor('the focus on the picture', () => document.activeElement?.closest('.gallery') !== null);
  });

  journey('the monthly cost of a car is calculated', paths.car, async (keys) => {
    await keys.use('.financing-fold > summary');
    await keys.visitor.see('.loan-monthly');
    const before = await keys.visitor.text('.loan-monthly');
    await keys.stepTo('.loan input[type="range"]', 'Tab', most);
    await keys.press('ArrowLeft');
    await keys.visitor.waitFor(
      'another monthly cost',
      (text) => document.querySelector('.loan-monthly')?.textContent !== text,
      before,
    );
  });

  journey('an enquiry about a car is sent', paths.car, async (keys) => {
    for (const [name, value] of Object.entries({ name: person.name, phone: site.phone, email: person.email })) {
      await keys.fill(`.contact-form [name="${name}"]`, value);
    }
    await keys.use('.contact-form button[type="submit"]');
    await keys.visitor.see('.contact-sent-card');
  });

  journey('a dealer is found', paths.dealers, async (keys) => {
    await keys.fill('.dealer-list .search-field-input', site.town);
    await keys.use('.dealer-list .card-link');
    await keys.visitor.waitFor('the page of the dealer', (list) => location.pathname !== list, paths.dealers);
    await keys.visitor.see('main h1');
  });

  journey('a workshop is booked', paths.booking, async (keys) => {
    const { visitor } = keys;
    await keys.fill('.plate-field', site.plates[engine]);
    await keys.fill('.place-search-input', site.town);
    await visitor.waitFor(
      'the town',
      (name) => document.querySelector('.place-search-option')?.textContent.includes(name) === true,
      site.town,
    );
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.use('.car-form-go');
    await visitor.see('.offers .offer-box');
    await keys.use('.offers .offer + .offer .offer-box', 'Space'); // The first one needs the mileage.
    await visitor.waitFor('the service', () => document.querySelector('.offer-box:checked') !== null);
    await keys.use('.offers-go button');
    await visitor.see('.offers-single');
    await keys.use('.offers-go button');
    await keys.use('.workshop-card-first');
    const [firstName = '', lastName = ''] = person.name.split(' ');
    for (const [name, value] of Object.entries({ firstName, lastName, phone: site.phone, email: person.email })) {
      await keys.fill(`.booking-form [name="${name}"]`, value);
    }
    await keys.use('.booking-form [type="submit"]');
    await visitor.see('.confirmation');
  });

  journey('the menu leads to a page', '/', async (keys) => {
    await keys.use('.mobile-menu-opener');
    await keys.visitor.see('.mobile-menu-opener[aria-expanded="true"]');
    await keys.press('Escape');
    await keys.visitor.see('.mobile-menu-opener[aria-expanded="false"]');
    await keys.visitor.waitFor(
      'the focus on its button',
      () => document.activeElement?.matches('.mobile-menu-opener') === true,
    );
  });

  it('the cookie banner is answered by keyboard alone', async () => {
    await visit(
      async (visitor) => {
        await visitor.open('/');
        const keys = new Keys(visitor);
        await keys.use('.consent-banner-answers button');
        await visitor.waitFor('the banner to go', () => document.querySelector('.consent-banner') === null);
        await visitor.open(paths.contact);
        expect(await visitor.page.evaluate(() => document.querySelector('.consent-banner') === null)).toBe(true);
        expect(keys.lost).toEqual([]);
      },
      { consent: 'asked' },
    );
  });

  journey('a car is offered for sale', paths.sell, async (keys) => {
    await keys.visitor.see('.sell-photo-add'); // The form has its photos once it is complete.
    await keys.stepTo('#sell-selected', 'Tab', most);
    await keys.press('ArrowDown');
    const { email } = person;
    const values = { regno: site.plates[engine], milage: '1250', customerName: person.name, customerPhone: site.phone };
    for (const [name, value] of Object.entries({ ...values, customerEmail: email })) {
      await keys.fill(`#sell-${name}`, value);
    }
    await keys.use('.sell-send');
    await keys.visitor.see('.result-card:not(.result-card-failed)');
  });

  const { otherLanguage } = site;
  const { tireHotel, serviceRequest, bookingLink } = paths;
  if (otherLanguage !== undefined) {
    journey('another language is chosen', '/', async (keys) => {
      await keys.use('.mobile-menu-opener');
      await keys.use('.mobile-menu-languages > summary');
      await keys.stepTo(`.mobile-menu-languages a[lang="${otherLanguage}"]`, 'Tab', most);
      await keys.visitor.page.keyboard.press('Enter'); // A new document: the focus of this one is gone.
      await keys.visitor.waitFor(
        'the language',
        (language) => document.documentElement.lang === language,
        otherLanguage,
      );
    });
  }

  if (serviceRequest !== undefined) {
    journey('work is ordered', serviceRequest, async (keys) => {
      await keys.visitor.see('#order-siteEmail');
      await keys.stepTo('#order-siteEmail', 'Tab', most);
      await keys.press('ArrowDown');
      await keys.stepTo('#order-services', 'Tab', most);
      await keys.press('ArrowDown');
      await keys.press('Space');
      await keys.press('Escape');
      await keys.fill('#order-customerName', person.name);
      await keys.fill('#order-customerPhone', site.phone);
      await keys.fill('#order-customerEmail', person.email);
      await keys.fill('#order-regno', site.plates[engine]);
      await keys.use('.date-field button');
      await keys.visitor.waitFor('the focus on a day', () => document.activeElement?.matches('[data-date]') === true);
      await keys.press('ArrowRight');
      await keys.press('Enter');
      await keys.use('#order-gdpr', 'Space');
      await keys.use('.service-send');
      await keys.visitor.see('.result-card:not(.result-card-failed)');
    });
  }

  if (bookingLink !== undefined) {
    it('a booking is moved and cancelled by keyboard alone', async () => {
      const link = await bookLinked(server());
      await visit(async (visitor) => {
        await visitor.open(`${bookingLink}#${link}`);
        const keys = new Keys(visitor);
        await keys.use('.managed-panel [data-part="move"]');
        await visitor.see('.week-slot[aria-pressed="true"]');
        await keys.stepTo(/^\d\d:\d\d/, 'Tab', most);
        await keys.press('ArrowRight');
        await keys.press('Enter');
        await keys.use('.managed-actions .button');
        await visitor.see('.managed-panel [data-part="cancel"]');
        await keys.use('.managed-panel [data-part="cancel"]');
        await keys.use('.managed-actions .button');
        await visitor.waitFor('the end of the booking', () => document.querySelector('[data-part="move"]') === null);
        expect(keys.lost).toEqual([]);
      });
    });
  }

  if (tireHotel !== undefined) {
    journey('a customer logs in to the tire hotel', tireHotel, async (keys) => {
      const { plate, phone } = tireHotelCustomers[engine];
      await keys.fill('.plate-field', plate);
      await keys.press('Enter');
      await keys.use('.tire-form:has(.tire-number) [type="submit"]');
      await keys.visitor.see('.one-time-code-digit');
      await keys.visitor.waitFor(
        'the focus on the first digit',
        () => document.activeElement?.matches('.one-time-code-digit') === true,
      );
      await keys.type(await sentCode(server().dataDir, phone));
      await keys.visitor.see('.tire-vehicle-name');
    });
  }
}
