import { valueLabelsFor } from '../vocabulary/valueLabelsFor.ts';
import { distanceText } from '../../../shared/catalogue/car/distanceUnits.ts';
import { measureTextIn } from '../../../shared/catalogue/car/measureTextIn.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import type { EnergyDetails, EnergyLabel, EnergyScale } from '../../../shared/catalogue/energy/EnergyLabel.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteEnergyLabel } from '../../../shared/site/CountryLawTypes.ts';
import type { Language, SiteConfig, Texts } from '../../../shared/site/SiteTypes.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { EnergyFacts } from './energyFacts.ts';

/** Wording and formats of a label. */
export interface LabelLanguage {
  site: Pick<SiteConfig, 'currency' | 'languages' | 'locales'>;
  language: Language;
  texts: Texts;
}

type Row = EnergyDetails['rows'][number];

/** Writes a new car's energy label in a language. Rows whose figures are unknown are left out. */
export function buildEnergyLabel(
  facts: EnergyFacts,
  rule: SiteEnergyLabel,
  words: LabelLanguage,
  isWhole: boolean,
): EnergyLabel {
  const t = (key: TextKey, values: Record<string, string | number> = {}): string =>
    fillText(words.texts[key] ?? '', values);
  const due = dueRows(facts, rule, words, t);
  const line = due.map((row) => t('energyFigure', row)).join('; ');
  const rows = isWhole ? [...due, ...furtherRows(facts, rule, words, t)] : [];
  if (rows.length === 0) return { line };
  const scale = buildScale(facts, rule, t);
  return { line, details: { title: t('energyTitle'), rows, note: t('energyNote'), ...(scale ? { scale } : {}) } };
}

type Fill = (key: TextKey, values?: Record<string, string | number>) => string;

function toRows(rows: readonly (readonly [label: string, value: string | undefined])[]): Row[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Figures that lists must show. */
function dueRows(facts: EnergyFacts, { classes }: SiteEnergyLabel, words: LabelLanguage, t: Fill): Row[] {
  const measure = measureIn(words);
  const [fuel, electric] = [measure(facts.fuel), measure(facts.electric)];
  const consumption = fuel && electric ? t('energyBoth', { fuel, electric }) : fuel || electric;
  const { isPlugIn, classAt, dischargedClassAt } = facts;
  const className = (at: number | undefined): string | undefined => (at === undefined ? '' : classes[at]?.name);
  return toRows([
    [t(isPlugIn ? 'energyConsumptionWeighted' : 'energyConsumption'), consumption],
    [t(isPlugIn ? 'energyCo2Weighted' : 'energyCo2'), measure(facts.co2)],
    [t(isPlugIn ? 'energyClassWeighted' : 'energyClass'), className(classAt)],
    [t('energyConsumptionDischarged'), measure(facts.fuel_discharged_text)],
    [t('energyCo2Discharged'), measure(facts.co2_discharged_text)],
    [t('energyClassDischarged'), className(dischargedClassAt)],
  ]);
}

/** Figures that only the car's page shows. */
function furtherRows(facts: EnergyFacts, { costs }: SiteEnergyLabel, words: LabelLanguage, t: Fill): Row[] {
  const measure = measureIn(words);
  const { currency, locale } = moneyOf(words);
  const money = (amount: number | undefined): string =>
    amount === undefined ? '' : moneyText(amount, locale, currency);
  const yearly = (amount: number | undefined): string =>
    amount === undefined ? '' : t('amountPerYear', { amount: money(amount) });
  const noted = (text: string, note: string): string => (note ? `${text} (${note})` : text);
  const perTonne = (price: number | undefined): string => (price === undefined ? '' : `${money(price)}/t`);
  const distance = costs ? distanceText(costs.yearlyKm, { distanceUnit: 'km', locale }) : '';
  const years = costs?.years ?? 0;
  return toRows([
    [t('electricRange'), measure(facts.range)],
    [noted(t('energyCosts', { distance }), measure(facts.energy_price_text)), yearly(facts.energy_costs)],
    [noted(t('energyCo2CostsLow', { distance, years }), perTonne(facts.co2_price_low)), money(facts.co2_costs_low)],
    [
      noted(t('energyCo2CostsMedium', { distance, years }), perTonne(facts.co2_price_medium)),
      money(facts.co2_costs_medium),
    ],
    [noted(t('energyCo2CostsHigh', { distance, years }), perTonne(facts.co2_price_high)), money(facts.co2_costs_high)],
    [t('energyTax'), yearly(facts.vehicle_tax)],
  ]);
}

/** Returns the conversion of delivered texts to the language: "5,2 l/100 km" to "5.2 l/100 km". */
function measureIn({ site, language }: LabelLanguage): (text: string | undefined) => string {
  const marks = valueLabelsFor(new Map(), site, language);
  return (text = '') => measureTextIn(text, site.locales[language] ?? language, marks);
}

function moneyOf({ site, language }: LabelLanguage): { currency: string; locale: string } {
  return { currency: site.currency, locale: site.locales[language] ?? language };
}

function buildScale(
  { classAt, dischargedClassAt }: EnergyFacts,
  { classes }: SiteEnergyLabel,
  t: Fill,
): EnergyScale | null {
  if (classAt === undefined) return null;
  const [first] = classes;
  const ends = { first: first.name, last: classes.at(-1)?.name ?? '' };
  const say = (key: TextKey, at: number): string =>
    t('energyScale', { label: t(key), value: classes[at]?.name ?? '', ...ends });
  const hasTwo = dischargedClassAt !== undefined;
  return {
    text: [say('energyClass', classAt), ...(hasTwo ? [say('energyClassDischarged', dischargedClassAt)] : [])].join(
      '. ',
    ),
    classes: classes.map(({ name, color }) => ({ name, color })),
    marks: [classAt, ...(hasTwo ? [dischargedClassAt] : [])],
  };
}
