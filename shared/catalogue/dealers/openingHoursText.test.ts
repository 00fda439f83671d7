import { describe, expect, it } from '@jest/globals';
import { parseDates, parseDays, parseHours, parseOpeningSchedule } from './openingHoursText.ts';

describe('the days of opening hours', () => {
  it.each([
    ['Måndag–fredag', [0, 1, 2, 3, 4]],
    ['Mån–tor', [0, 1, 2, 3]],
    ['Mån, ons och fre', [0, 2, 4]],
    ['Lördag', [5]],
    ['Söndagar:', [6]],
    ['Lör - mån', [5, 6, 0]],
    ['Vardagar', [0, 1, 2, 3, 4]],
    ['Monday to Friday', [0, 1, 2, 3, 4]],
    ['Mon-Thurs & Sat', [0, 1, 2, 3, 5]],
    ['Mandag – torsdag', [0, 1, 2, 3]],
    ['Lørdag', [5]],
    ['Maanantai–perjantai', [0, 1, 2, 3, 4]],
    ['ma–pe', [0, 1, 2, 3, 4]],
    ['Su', [6]],
    ['Pondelok–piatok', [0, 1, 2, 3, 4]],
    ['Po–Št', [0, 1, 2, 3]],
    ['St', [2]],
    ['Nedeľa', [6]],
    ['Montag bis Freitag', [0, 1, 2, 3, 4]],
    ['Mo–Do und Sa', [0, 1, 2, 3, 5]],
    ['Sa, So', [5, 6]],
    ['Sonntags', [6]],
    ['So', [5]],
    ['Täglich', [0, 1, 2, 3, 4, 5, 6]],
    ['Alla dagar', [0, 1, 2, 3, 4, 5, 6]],
    ['Hverdage', [0, 1, 2, 3, 4]],
    ['Lør. og søn.', [5, 6]],
    ['Lør/søn', [5, 6]],
    ['Weekender', [5, 6]],
    ['Alle dage', [0, 1, 2, 3, 4, 5, 6]],
    ['Mandage til torsdage', [0, 1, 2, 3]],
    ['Lundi', [0]],
    ['Lun.–ven.', [0, 1, 2, 3, 4]],
    ['Du mardi au samedi', [1, 2, 3, 4, 5]],
    ['Mercredi et jeudi', [2, 3]],
    ['En semaine', [0, 1, 2, 3, 4]],
    ['Le week-end', [5, 6]],
    ['Tous les jours', [0, 1, 2, 3, 4, 5, 6]],
    ['Dimanche', [6]],
  ])('%s', (text, days) => {
    expect(parseDays(text)).toEqual(days);
  });

  it.each(['Helgdagar', 'Jourtid', '', 'Måndag–', 'Mån–fre, ons', 'Mån–ons–fre'])(
    'are not guessed from "%s"',
    (text) => {
      expect(parseDays(text)).toBeNull();
    },
  );
});

describe('the hours of a day', () => {
  it.each([
    ['09.00–18.00', [[540, 1080]]],
    ['9-18', [[540, 1080]]],
    [
      '07:00–16:30 , 17–19',
      [
        [420, 990],
        [1020, 1140],
      ],
    ],
    ['kl. 9–18', [[540, 1080]]],
    ['klo 10–15', [[600, 900]]],
    ['10 till 15', [[600, 900]]],
    ['9am–5.30pm', [[540, 1050]]],
    ['12 p.m. to 4 p.m.', [[720, 960]]],
    ['22–02', [[1320, 1560]]],
    ['18.00–24.00', [[1080, 1440]]],
    ['0–24', [[0, 1440]]],
    ['Dygnet runt', [[0, 1440]]],
    ['Stängt', []],
    ['Stengt.', []],
    ['Closed', []],
    ['suljettu', []],
    ['9:00–18:00 Uhr', [[540, 1080]]],
    ['von 9 Uhr bis 17.30 Uhr', [[540, 1050]]],
    ['Geschlossen', []],
    ['Rund um die Uhr', [[0, 1440]]],
    ['Zatvorené', []],
    ['Lukket', []],
    ['Kun efter aftale', []],
    ['Efter nærmere aftale.', []],
    ['Døgnåbent', [[0, 1440]]],
    ['Fermé', []],
    ['Sur rendez-vous', []],
    ['24 h/24', [[0, 1440]]],
    ['9h–18h', [[540, 1080]]],
    [
      'De 9 h 30 à 12 h et de 14h à 18h30',
      [
        [570, 720],
        [840, 1110],
      ],
    ],
  ])('%s', (text, hours) => {
    expect(parseHours(text)).toEqual(hours);
  });

  it.each(['', 'Ring oss', '9–17 (lunch 12–13)', '9–5pm', '25–26', '9.75–10', '10–10', '9–12, 11–15', '9', '13pm–2pm'])(
    'are not guessed from "%s"',
    (text) => {
      expect(parseHours(text)).toBeNull();
    },
  );
});

describe('the dates of days that differ', () => {
  it.each([
    ['2026-12-24', ['2026-12-24']],
    ['Julafton 24 dec', ['12-24']],
    ['24/12 julafton', ['12-24']],
    ['Tors 24 december 2026', ['2026-12-24']],
    ['24.12.', ['12-24']],
    ['6. 1. 2027', ['2027-01-06']],
    ['24–26 desember', ['12-24', '12-25', '12-26']],
    ['6. joulukuuta', ['12-06']],
    ['24. decembra', ['12-24']],
    ['Boxing Day, 26th December', ['12-26']],
    ['29 feb', ['02-29']],
    ['Heiligabend, 24. Dezember', ['12-24']],
    ['1. März', ['03-01']],
    ['Dec 24', ['12-24']],
    ['Christmas, December 24–25, 2026', ['2026-12-24', '2026-12-25']],
    ['July 4th', ['07-04']],
    ['1. marts', ['03-01']],
    ['Fête du travail, 1er mai', ['05-01']],
    ['14 juillet', ['07-14']],
    ['25 déc.', ['12-25']],
  ])('%s', (text, dates) => {
    expect(parseDates(text)).toEqual(dates);
  });

  it.each([
    'Julafton',
    '24 julafton',
    '32/12',
    '30 februari',
    '24/12 och 25/12',
    '26–24 dec',
    '2026-13-01',
    'Dec 32',
    'Eve 24',
  ])('are not guessed from "%s"', (text) => {
    expect(parseDates(text)).toBeNull();
  });
});

describe('an opening schedule', () => {
  const rows = [
    { day: 'Måndag–fredag', displayText: '07.00–17.00' },
    { day: 'Lördag', displayText: '10.00–14.00' },
  ];

  it('has the hours of each day', () => {
    const deviationdays = [
      { day: 'Julafton 24 dec', displayText: 'Stängt' },
      { day: '2027-01-05', displayText: 'Trettondagsafton: 10.00–13.00' },
    ];
    const schedule = parseOpeningSchedule({ openinghours: rows, deviationdays });
    expect(schedule?.week).toEqual([...Array<number[][]>(5).fill([[420, 1020]]), [[600, 840]], []]);
    expect(schedule?.days).toEqual([
      { date: '12-24', hours: [] },
      { date: '2027-01-05', hours: [[600, 780]] },
    ]);
  });

  it('has "So" as Sunday beside German days', () => {
    const parse = (...days: string[]) =>
      parseOpeningSchedule({ openinghours: days.map((day) => ({ day, displayText: '9–12' })), deviationdays: [] })
        ?.week;
    expect(parse('Mo–Fr', 'So')?.map((hours) => hours.length)).toEqual([1, 1, 1, 1, 1, 0, 1]);
  });

  it('has "So" as Saturday beside Slovak days', () => {
    const parse = (...days: string[]) =>
      parseOpeningSchedule({ openinghours: days.map((day) => ({ day, displayText: '9–12' })), deviationdays: [] })
        ?.week;
    expect(parse('Po–Pi', 'So')?.map((hours) => hours.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  });

  it.each([
    'Enligt avtal',
    'By appointment only',
    'Etter avtale',
    'Sopimuksen mukaan',
    'Podľa dohody',
    'Nach Vereinbarung',
  ])('has no hours on a day that is open "%s"', (displayText) => {
    const openinghours = [...rows, { day: 'Söndag', displayText }];
    expect(parseOpeningSchedule({ openinghours, deviationdays: [] })?.week[6]).toEqual([]);
  });

  it('is unknown as a whole when any part is not understood', () => {
    const parse = (openinghours: typeof rows, deviationdays: typeof rows = []): unknown =>
      parseOpeningSchedule({ openinghours, deviationdays });
    expect(parse([...rows, { day: 'Söndag', displayText: 'Ring oss' }])).toBeNull();
    expect(parse([...rows, { day: 'Lördag', displayText: 'Stängt' }])).toBeNull();
    expect(parse(rows, [{ day: 'Midsommarafton', displayText: 'Stängt' }])).toBeNull();
    expect(parse(rows, [{ day: '24 dec', displayText: 'Kortare dag' }])).toBeNull();
    expect(parse([])).toBeNull();
  });
});
