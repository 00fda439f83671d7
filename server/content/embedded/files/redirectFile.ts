import Joi from 'joi';
import type { PlatformRedirect } from '../../../../shared/content/ContentTypes.ts';
import type { ContentProblem } from '../ContentFilesError.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

const types = ['REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER'] as const;

const redirectsSchema: Joi.Schema = Joi.array()
  .items(
    Joi.object({
      pattern: Joi.string().required(),
      target: Joi.string().required(),
      redirectType: Joi.valid(...types)
        .default('REDIRECT_301')
        .messages({ 'any.only': `must be one of: ${types.join(', ')}` }),
      isQueryStringPreserved: Joi.boolean().default(false),
      isLanguagePreserved: Joi.boolean().default(false),
      locale: Joi.string().allow('').default(''),
    }).messages({
      'object.unknown':
        'is not known here; known: pattern, target, redirectType, isQueryStringPreserved, isLanguagePreserved, locale',
    }),
  )
  .messages({ 'array.base': 'must be a list of redirects, each with pattern and target' });

/** Reads the redirects of redirects.yaml in order. None, with the faults in `problems`, for an invalid file. */
export function readRedirects(source: YamlFile | undefined, problems: ContentProblem[]): PlatformRedirect[] {
  return source
    ? (checkYaml<PlatformRedirect[]>(source, { value: source.value ?? [] }, redirectsSchema, problems) ?? [])
    : [];
}
