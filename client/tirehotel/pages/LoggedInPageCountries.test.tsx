/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { readCountryFile } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { countryCodes, languageCodes } from '../../../test/fixtures/productData.ts';
import { showWheelPage, wheelVehicle } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { Tire } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { TireHotelFieldsContext, tireHotelFields } from '../tireHotelFields.ts';
import { LoggedInPage } from './LoggedInPage.tsx';

const editions = countryCodes.flatMap((country) => languageCodes.map((language) => [country, language] as const));

const tire = (threadPattern: string, threadDepth: number): Tire => ({
  equipmentPosition: '',
  wheel: {
    name: 'Nordan',
    rimDiameter: 16,
    sectionWidth: 205,
    aspectRatio: 55,
    threadPattern,
    threadDepth,
    threadStatusId: 0,
    threadStatusMessage: '',
  },
});

/** Renders the stored wheels on a site of the country and returns the texts of the page, labels included. */
function textsOf(country: string, language: string, tires: Tire[]): string {
  const { tires: law, texts } = readCountryFile(country);
  cleanup();
  showWheelPage(
    <TireHotelFieldsContext value={tireHotelFields({})}>
      <LoggedInPage vehicle={{ ...wheelVehicle, tires }} onBook={() => undefined} onOtherCar={() => undefined} />
    </TireHotelFieldsContext>,
    {
      page: 'loggedIn',
      site: {
        context: { ...testSite, language, locale: `${language.slice(0, 2)}-GB`, ...(law ? { tires: law } : {}) },
        texts: { ...dictionaryTexts(language), ...texts?.[language] },
      },
    },
  );
  const labels = screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label') ?? '');
  return [document.body.textContent, ...labels].join('\n');
}

/** Numbers in mm that a text names. */
const depthsIn = (text: string): number[] =>
  [...text.matchAll(/(\d(?:[.,]\d)?)\s?mm/g)].map(([, number = '']) => Number(number.replace(',', '.')));

afterEach(cleanup);

describe('the tires of a customer', () => {
  it.each(editions)('on a site of %s in %s are judged by its own law', (country, language) => {
    const { treadMm } = readCountryFile(country).tires ?? {};
    const allowed = treadMm ? [treadMm.summer, treadMm.winter, 4, 0.9] : [0.9];
    for (const pattern of ['Winter', 'Summer']) {
      expect(depthsIn(textsOf(country, language, [tire(pattern, 0.9)])).filter((mm) => !allowed.includes(mm))).toEqual(
        [],
      );
    }
  });

  it.each(editions)('on a site of %s in %s have a season only if it has one', (country, language) => {
    textsOf(country, language, [tire('Winter', 6)]);
    const { seasons } = readCountryFile(country).tires ?? {};
    const heading = screen.queryByRole('heading', { name: dictionaryTexts(language)['tireNextChange'] ?? '' });
    expect(heading !== null).toBe(seasons !== undefined);
  });
});
