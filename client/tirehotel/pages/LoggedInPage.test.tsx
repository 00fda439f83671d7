import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { showWheelPage, wheelVehicle } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { Tire, TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { SiteTires } from '../../../shared/site/CountryLawTypes.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { TireHotelFieldsContext, tireHotelFields } from '../tireHotelFields.ts';
import { LoggedInPage } from './LoggedInPage.tsx';

function tire(equipmentPosition: string, threadDepth: number, status = 0, threadPattern = 'Dubbfritt'): Tire {
  const wheel = { name: 'Nordan Frost 3', rimDiameter: 19, sectionWidth: 235, aspectRatio: 50 };
  const threadStatusMessage = status > 0 ? 'Byte rekommenderas' : 'Bra mönsterdjup';
  return {
    equipmentPosition,
    wheel: { ...wheel, threadPattern, threadDepth, threadStatusId: status, threadStatusMessage },
  };
}

const good = [tire('Vänster fram', 6.2), tire('Höger fram', 6), tire('Vänster bak', 5.5), tire('Höger bak', 5.5)];
const wornBehind = [...good.slice(0, 2), tire('Vänster bak', 3.4, 1), tire('Höger bak', 3.6, 1)];

const fields = {
  WorkshopListLink: { href: '/anlaggningar', text: 'Anläggningar' },
  PackageInfoLink: { href: '/paket', text: 'Paket' },
};

const law: SiteTires = {
  treadMm: { summer: 1.6, winter: 3 },
  seasons: { winter: ['12-01', '03-31'], studs: ['10-01', '04-15'] },
};

function show(vehicle: Partial<TireVehicle> = {}, settings: object = fields, tires: SiteTires | null = law) {
  const [onBook, onOtherCar] = [jest.fn(), jest.fn()];
  showWheelPage(
    <TireHotelFieldsContext value={tireHotelFields({ ...settings })}>
      <LoggedInPage vehicle={{ ...wheelVehicle, tires: good, ...vehicle }} onBook={onBook} onOtherCar={onOtherCar} />
    </TireHotelFieldsContext>,
    { page: 'loggedIn', site: { context: { ...testSite, ...(tires ? { tires } : {}) }, texts: dictionaryTexts('sv') } },
  );
  return { onBook, onOtherCar };
}

const stored = (): HTMLElement[] => screen.getAllByRole('listitem').filter((item) => item.className === 'stored-tire');
const marks = (tire: number): (string | null)[] =>
  [...(stored()[tire]?.querySelectorAll('.tread-scale-figure') ?? [])].map(({ textContent }) => textContent);
const warned = (): boolean[] => stored().map((item) => item.querySelector('.stored-tire-warned') !== null);

afterEach(cleanup);

describe('the page of the vehicle', () => {
  it('has the words of a tire that must be changed in red', () => {
    show({ tires: [...good.slice(0, 2), tire('Vänster bak', 3.4, 1), tire('Höger bak', 1.2, 2)] });
    const worn = stored().map((item) => item.querySelector('.stored-tire-worn') !== null);
    expect(worn).toEqual([false, false, false, true]);
  });

  it('is headed by the plate', () => {
    const { onBook, onOtherCar } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ditt fordon' })).toBeTruthy();
    expect([screen.getByText('POL 26K'), screen.getByText('Volvo XC60 B5')].length).toBe(2);
    screen.getByRole('button', { name: 'Boka hjulskifte' }).click();
    screen.getByRole('button', { name: 'Boka tid för annan bil' }).click();
    expect([onBook.mock.calls.length, onOtherCar.mock.calls.length]).toEqual([1, 1]);
  });

  it('names the model where the vehicle has no name', () => {
    show({ name: '' });
    expect(screen.getByText('Volvo XC60')).toBeTruthy();
  });

  it('lists the facts of each tire', () => {
    show({ tires: wornBehind });
    expect(stored().map((item) => [...item.querySelectorAll('span, b')].map((node) => node.textContent))).toEqual([
      ['Vänster fram', 'Nordan Frost 3', 'Dubbfritt, 235/50 R19', '6,2 mm', 'Bra mönsterdjup'],
      ['Höger fram', 'Nordan Frost 3', 'Dubbfritt, 235/50 R19', '6,0 mm', 'Bra mönsterdjup'],
      ['Vänster bak', 'Nordan Frost 3', 'Dubbfritt, 235/50 R19', '3,4 mm', 'Byte rekommenderas'],
      ['Höger bak', 'Nordan Frost 3', 'Dubbfritt, 235/50 R19', '3,6 mm', 'Byte rekommenderas'],
    ]);
    expect(warned()).toEqual([false, false, true, true]);
  });

  it('warns at a tire with any status above 0', () => {
    show({ tires: [tire('Vänster fram', 6), tire('Höger fram', 3, 2), tire('Vänster bak', 6)] });
    expect(warned()).toEqual([false, true, false]);
  });

  it('advises no change at other statuses than 1', () => {
    show({ tires: [tire('Vänster fram', 6), tire('Höger fram', 3, 2), tire('Vänster bak', 6)] });
    expect(screen.queryByText(/Dags att byta däck/)).toBeNull();
    show({ tires: good });
    expect(screen.queryByText(/Dags att byta däck/)).toBeNull();
  });

  it.each([
    ['Dags att byta däck bak', wornBehind],
    ['Dags att byta däck fram', [tire('Vänster fram', 3.4, 1), ...good.slice(1)]],
    ['Dags att byta däck', [tire('Vänster fram', 3.4, 1), tire('Höger bak', 3.6, 1)]],
    ['Dags att byta däck', [tire('Reserv', 3.4, 1)]],
  ])('says "%s" with how worn they are', (title, tires) => {
    show({ tires });
    const card = screen.getByText(title).closest<HTMLElement>('.notice');
    if (!card) throw new Error('There is no card.');
    expect(card.textContent).toContain('Mönsterdjupet är som lägst 3,4 mm.');
    expect(within(card).getByRole('link', { name: 'Hitta din verkstad' }).getAttribute('href')).toBe('/anlaggningar');
  });

  it('puts each depth on a labelled scale', () => {
    show({ tires: [tire('a', 6.2), tire('b', 3.4), tire('c', 2.9), tire('d', 2.9, 0, 'Sommar'), tire('e', 12)] });
    expect(screen.getAllByRole('img').map((scale) => scale.getAttribute('aria-label'))).toEqual([
      '6,2 mm, över rekommenderade 4 mm',
      '3,4 mm, under rekommenderade 4 mm',
      '2,9 mm, under lagens gräns 3 mm',
      '2,9 mm, under rekommenderade 4 mm',
      '12,0 mm, över rekommenderade 4 mm',
    ]);
    const widths = [...document.querySelectorAll('.tread-scale-depth')].map((bar) =>
      parseFloat(bar.getAttribute('width') ?? ''),
    );
    expect(marks(0)).toEqual(['1,6', '3', '4']);
    expect(marks(3)).toEqual(['1,6', '4']);
    expect(Math.max(...widths)).toBe(100);
    expect(screen.getByText(/minst 1,6 mm på sommardäck och 3 mm på vinterdäck/)).toBeTruthy();
  });

  it.each([
    ['Dubbfritt', /minst 3 mm på vinterdäck på vintern/, /Boka skifte till vinterdäck före 1 december/],
    ['Sommar', /minst 1,6 mm på sommardäck\. /, /Dina sommardäck ska på när vintern är över/],
  ])('explains the limits of tires that are "%s"', (pattern, limits, season) => {
    show({ tires: [tire('Vänster fram', 6, 0, pattern)] });
    expect([screen.getByText(limits), screen.getByText(season)].length).toBe(2);
  });

  it('states the days of another country', () => {
    show({}, fields, { ...law, seasons: { winter: ['11-01', '03-31'], studs: ['11-01', '03-31'] } });
    expect(screen.getByText(/lagkrav vid vinterväglag 1 november–31 mars/)).toBeTruthy();
  });

  it.each([
    [{ winter: 'conditions' }, /Vinterdäck krävs vid vinterväglag, oavsett datum/],
    [{ winter: ['11-01', '03-31'], in: 'mountains' }, /Från 1 november till 31 mars krävs .* i bergen/],
  ] as const)('states where the law of a country requires winter tires: %j', (seasons, text) => {
    show({ tires: [tire('Vänster fram', 6, 0, 'Dubbfritt')] }, fields, { ...law, seasons });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('gives no advice on the season in a country without one', () => {
    show({}, fields, { treadMm: { summer: 1.6, winter: 3 } });
    expect(screen.queryByText('Nästa skifte')).toBeNull();
  });

  it('states one limit where the country has the same for all tires', () => {
    show({}, fields, { treadMm: { summer: 1.6, winter: 1.6 } });
    expect(screen.getByText(/lagen kräver minst 1,6 mm\. /)).toBeTruthy();
    expect(marks(0)).toEqual(['1,6', '4']);
  });

  it.each([null, { seasons: law.seasons }])('judges no tread in a country without limits: %j', (tires) => {
    show({ tires: [tire('Vänster fram', 1.2)] }, fields, tires as SiteTires | null);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('1,2 mm');
    expect([marks(0), /rekommend|minst/i.test(document.body.textContent)]).toEqual([[], false]);
  });

  it('says that no tires are in store', () => {
    show({ tires: [] });
    expect(screen.getByText('Just nu har vi inga däck från dig.')).toBeTruthy();
    expect(screen.queryByText('Nästa skifte')).toBeNull();
  });

  it('shows the workshop with the package', () => {
    show();
    expect(screen.getByText('Harbour Bil Uppsala, Däck och hjul')).toBeTruthy();
    expect(screen.getByRole('link', { name: '018-123 45 60' }).getAttribute('href')).toBe('tel:+46181234560');
    const mail = screen.getByRole('link', { name: 'dack.uppsala@harbour.example' });
    expect(mail.getAttribute('href')).toBe('mailto:dack.uppsala@harbour.example');
    expect(screen.getByText('Premium')).toBeTruthy();
  });

  it('links to the package only where editors describe it', () => {
    show();
    expect(screen.getByRole('link', { name: 'Vad ingår i paketet?' }).getAttribute('href')).toBe('/paket');
    cleanup();
    show({}, {});
    expect(screen.queryByRole('link', { name: 'Vad ingår i paketet?' })).toBeNull();
  });

  it('refreshes the next visit after a change by its link', async () => {
    const link = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEfGhIj';
    const visit = {
      regNo: 'POL26K',
      number: '1B447BDE',
      appointmentTime: '2026-11-26T08:30:00',
      isFullDay: false,
      place: 'Harbour Bil Uppsala, Däck och hjul',
      link,
    };
    const now = {
      status: 0,
      vehicles: [wheelVehicle],
      nextChanges: [{ ...visit, appointmentTime: '2026-11-27T10:00:00' }],
    };
    const session = jest.fn(() => Promise.resolve({ validated: now, confirmation: null, attempt: null }));
    const { state } = showWheelPage(<LoggedInPage vehicle={wheelVehicle} onBook={jest.fn()} onOtherCar={jest.fn()} />, {
      page: 'loggedIn',
      tireHotel: { session },
      nextChanges: [visit],
    });
    const shown = screen.getByRole('region', { name: 'Nästa besök' });
    expect(shown.textContent).toContain('Torsdag 26 november 2026, 08:30');
    expect(shown.textContent).toContain('Harbour Bil Uppsala, Däck och hjul');
    expect(shown.textContent).toContain('Bokningsnummer 1B447BDE');
    const address = (name: string) => within(shown).getByRole('link', { name }).getAttribute('href');
    expect(address('Byt tid')).toBe(`/verkstad/bokning?change=move#${link}`);
    expect(address('Avboka')).toBe(`/verkstad/bokning?change=cancel#${link}`);
    await within(shown).findByText('Fredag 27 november 2026, 10:00');
    expect(session).toHaveBeenCalledTimes(1);
    expect(state().validated?.nextChanges).toEqual(now.nextChanges);
  });

  it('shows no visit where none is booked', () => {
    show();
    expect(screen.queryByText('Nästa besök')).toBeNull();
    expect(screen.getByRole('button', { name: 'Boka hjulskifte' })).toBeTruthy();
  });
});
