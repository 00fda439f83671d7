import { basename, join } from 'node:path';
import Joi from 'joi';
import { languageCodePattern } from '../../shared/site/languageCodePattern.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { PlaceFacts, PlaceFactsByCountry } from '../../shared/places/PlaceFacts.ts';
import { readYaml } from './readYaml.ts';
import { yamlFilesIn } from './yamlFilesIn.ts';

const name = Joi.string().min(1);
const degrees = Joi.number().min(-180).max(180);
const part = Joi.object({ name: name.required(), westOf: degrees, eastOf: degrees, southOf: degrees });
/** Postcode prefixes: digits, or one or two letters. */
const beginnings = Joi.string()
  .pattern(/^(?:\d+|[A-Z]{1,2})(?: (?:\d+|[A-Z]{1,2}))*$/)
  .messages({ 'string.pattern.base': "is not a list of postcode prefixes; write it like '10 11 12' or 'AB'" });

const placeFactsSchema = Joi.object<PlaceFacts>({
  regions: Joi.object()
    .pattern(Joi.string(), Joi.alternatives(name, Joi.array().items(part).min(1)))
    .default({}),
  regionsIn: Joi.object().pattern(languageCodePattern, Joi.object().pattern(Joi.string(), name)).default({}),
  names: Joi.object()
    .pattern(/^\d+$/, Joi.object().pattern(/^(?:own|[a-z]{2,3}(?:-[A-Z]{2})?)$/, name))
    .default({}),
  districts: Joi.array()
    .items(
      Joi.object({
        name: name.required(),
        town: name.required(),
        position: Joi.array().ordered(Joi.number().min(-90).max(90).required(), degrees.required()).required(),
      }),
    )
    .default([]),
  postcodeTowns: Joi.object()
    .pattern(Joi.string(), beginnings)
    .custom((towns: Record<string, string>, helpers) => {
      const codes = Object.values(towns).flatMap((text) => text.split(' '));
      const twice = codes.find((code, at) => codes.indexOf(code) !== at);
      return twice === undefined ? towns : helpers.error('twice', { twice });
    })
    .messages({ twice: 'assign the postcode {#twice} to two towns; remove one' })
    .default({}),
  exactPostcodes: beginnings,
});

/**
 * Reads config/places: regions, districts and postcodes of countries. Countries without a file only have towns by
 * name.
 * @param root of the project
 * @throws OperatorError with file and line of every fault
 */
export function loadPlaceFacts(root: string): PlaceFactsByCountry {
  const folder = 'config/places';
  const faults: string[] = [];
  const countries = yamlFilesIn(join(root, folder)).flatMap((file): [string, PlaceFacts][] => {
    const read = readYaml(join(root, folder, file), `${folder}/${file}`, placeFactsSchema, faults);
    return read ? [[basename(file, '.yaml'), read.value]] : [];
  });
  if (faults.length > 0) {
    throw new OperatorError(`Places cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return new Map(countries);
}
