import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Joi from 'joi';
import { parse } from 'yaml';

export const exampleFacets = ['fuel', 'gearbox', 'body', 'color', 'drive', 'condition'] as const;

/** A car of cars.yaml. */
export type ExampleCar = Record<(typeof exampleFacets)[number] | 'brand' | 'model' | 'version', string> &
  Record<'year' | 'km' | 'hp' | 'euro', number>;

const text = Joi.string().required();
const amount = Joi.number().positive().required();
const carSchema = Joi.object<ExampleCar>({
  brand: text,
  model: text,
  version: text,
  ...Object.fromEntries(exampleFacets.map((facet) => [facet, text])),
  year: amount,
  km: amount,
  hp: amount,
  euro: amount,
});

interface ExampleCars {
  cars: ExampleCar[];
  /** Rough rates by ISO 4217 code. */
  perEuro: Record<string, number>;
}

const fileSchema = Joi.object<ExampleCars>({
  cars: Joi.array().items(carSchema).min(1).required(),
  perEuro: Joi.object().pattern(Joi.string(), amount).required(),
});

/** Reads the example cars, with the rates for their prices. */
export async function exampleCars(projectRoot: string): Promise<ExampleCars> {
  const file = 'build/init/cars.yaml';
  const content: unknown = parse(await readFile(join(projectRoot, file), 'utf8'));
  return Joi.attempt<typeof fileSchema>(content, fileSchema, `${file}: `);
}
