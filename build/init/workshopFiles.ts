import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { parse } from 'yaml';
import type { Currency, Language } from '../../shared/site/SiteTypes.ts';
import { exampleCars } from './exampleCars.ts';
import type { ExampleDealer } from './exampleDealers.ts';
import type { WorkshopTexts } from './exampleTexts.ts';
import type { GroupFiles } from './pageFiles.ts';
import { yamlText } from './yamlText.ts';

interface ExampleOffering {
  /** Key of the texts. */
  name: string;
  code: string;
  euro: number;
  minutes: number;
  message?: boolean;
}

interface ExampleCategory {
  name: string;
  offerings: ExampleOffering[];
}

const word = Joi.string().required();
const categories = Joi.array()
  .items(
    Joi.object<ExampleCategory>({
      name: word,
      offerings: Joi.array()
        .items(
          Joi.object<ExampleOffering>({
            name: word,
            code: word,
            euro: Joi.number().positive().required(),
            minutes: Joi.number().integer().min(0).required(),
            message: Joi.boolean(),
          }),
        )
        .required(),
    }),
  )
  .required();
const fileSchema = Joi.object<{ services: ExampleCategory[]; addons: ExampleCategory[] }>({
  services: categories,
  addons: categories,
});

interface WorkshopParts {
  projectRoot: string;
  currency: Currency;
  /** Dealers with a workshop. */
  dealers: readonly ExampleDealer[];
  /** Texts of the languages of all sites with a workshop. */
  texts: ReadonlyMap<Language, WorkshopTexts>;
}

/** Returns the reference data of the built-in booking engine, with example services. */
export async function workshopFiles(parts: WorkshopParts): Promise<GroupFiles> {
  const { projectRoot, currency, dealers, texts } = parts;
  const file = 'build/init/workshop.yaml';
  const content: unknown = parse(await readFile(join(projectRoot, file), 'utf8'));
  const { services, addons } = Joi.attempt<typeof fileSchema>(content, fileSchema, `${file}: `);
  const { perEuro } = await exampleCars(projectRoot);
  const rate = perEuro[currency] ?? 1;
  const localized = (key: string): Record<Language, string> =>
    Object.fromEntries([...texts].map(([language, own]) => [language, textOf(own, key, file)]));
  const written = (all: readonly ExampleCategory[]): object[] =>
    all.map(({ name, offerings }) => ({
      name: localized(name),
      offerings: offerings.map(({ name: key, code, euro, minutes, message }) => ({
        code,
        name: localized(key),
        description: localized(`${key}Text`),
        price: roundedPrice(euro * rate, rate),
        minutes,
        ...(message && { message }),
      })),
    }));
  const capacity = { lifts: 2, dropOffs: 3, noticeHours: 4, changeHours: 24, priceFactor: 1, smsReminderHour: 17 };
  return new Map([
    [
      'content/booking/workshops.yaml',
      `# The workshops of dealers.yaml that can be booked, by erpId: docs/booking.md\n${yamlText({
        defaults: capacity,
        departments: Object.fromEntries(dealers.map(({ workshop }) => [workshop, { lifts: capacity.lifts }])),
      })}`,
    ],
    [
      'content/booking/offerings.yaml',
      `# Examples: write your own services and prices. docs/booking.md\n${yamlText({
        currency,
        services: written(services),
        addons: written(addons),
      })}`,
    ],
    [
      'content/booking/vehicles.yaml',
      [
        '# A register of vehicles; customers describe a car that it does not list. docs/booking.md',
        'plates: {}',
        'models: []',
        '',
      ].join('\n'),
    ],
  ]);
}

function textOf(texts: WorkshopTexts, key: string, file: string): string {
  const text = (texts as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`${file} names "${key}", which is no text of init.yaml; correct the name.`);
  return text;
}

/** Rounds to units of about a euro. */
function roundedPrice(price: number, perEuro: number): number {
  const step = 10 ** Math.max(0, Math.round(Math.log10(perEuro)));
  return Math.round(price / step) * step;
}
