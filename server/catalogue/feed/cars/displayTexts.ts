import { moneyText } from '../../../../shared/catalogue/moneyText.ts';
import { fillText } from '../../../../shared/site/fillText.ts';
import type { SiteEnergyLabel } from '../../../../shared/site/CountryLawTypes.ts';
import type { SiteSearch } from '../../embedded/SiteSearch.ts';
import type { Currency, DistanceUnit, GallonUnit, Language, SiteLoanTerms } from '../../../../shared/site/SiteTypes.ts';

/** A site's formats of money and distance, and its loan terms. */
export interface SiteDisplay {
  currency: Currency;
  /** BCP 47. */
  locale: string;
  distanceUnit: DistanceUnit;
  /** Unit of car_power in the site's stock; default: hp. */
  powerUnit?: 'hp' | 'kW' | undefined;
  /** See SiteConfig. */
  powerForm?: string | undefined;
  consumptionUnit?: GallonUnit | undefined;
  /** Registration numbers in SitePlates form: messages do not show them. */
  platesInText?: readonly string[];
  /** The site's first language. */
  language?: Language;
  /** Unit of power in that language; default: hp. */
  horsepower?: string | undefined;
  /** Higher prices are typing errors or placeholders; default: no limit. */
  maxPrice?: number;
  /** Requirements for the energy label of new cars; default: none. */
  energyLabel?: SiteEnergyLabel;
  /** Search settings of its cars; default: those of the locale. */
  search?: SiteSearch;
  /** Terms of loans for cars whose feed has none. */
  loanTerms?: SiteLoanTerms;
}

/**
 * Formats the display texts of the cars of one site.
 * Created once per site and load, because formatters are slow to create.
 */
export interface DisplayTexts {
  currency: Currency;
  money(amount: number): string;
  distance(amount: number): string;
  /** Formats power in the country's form: "116 hk (85 kW)". */
  power(amount: number, unit?: 'hp' | 'kW'): string;
}

/** DIN 66036: one metric horsepower is 75 kgf·m/s = 0.73549875 kW. */
const kilowattsPerHorsepower = 0.73549875;
/** 550 ft·lbf/s */
const kilowattsPerBrakeHorsepower = 0.745699872;

/** Formatters for one site: "6 800 €" and "23 500 mil" in sv-SE. Money has no minor units. */
export function createDisplayTexts(display: SiteDisplay): DisplayTexts {
  const { currency, locale, distanceUnit, powerUnit = 'hp', horsepower = 'hp', powerForm = '{hp} ({kW})' } = display;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    currency,
    money: (amount) => moneyText(amount, locale, currency),
    distance: (amount) => `${whole.format(amount)} ${distanceUnit}`,
    power(amount, unit = powerUnit) {
      const kilowatts = unit === 'kW' ? amount : amount * kilowattsPerHorsepower;
      const horses = unit === 'hp' ? amount : amount / kilowattsPerHorsepower;
      // countries with brake horsepower also state theirs in feeds of horsepower
      const brakeHorses = unit === 'hp' ? amount : amount / kilowattsPerBrakeHorsepower;
      return fillText(powerForm, {
        hp: `${whole.format(horses)} ${horsepower}`,
        bhp: `${whole.format(brakeHorses)} bhp`,
        kW: `${whole.format(kilowatts)} kW`,
      });
    },
  };
}
