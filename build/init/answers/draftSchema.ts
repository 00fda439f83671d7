import Joi from 'joi';
import { findInputError } from './findInputError.ts';
import type { InputKind, InputPlaces } from './findInputError.ts';
import { draftFolder } from './finishDraft.ts';
import type { InitDraft, SiteDraft } from './InitDraft.ts';
import { siteKey } from './siteKey.ts';

/**
 * Returns the schema of a file of answers.
 * @param given answers that options give, which the file may leave out
 */
export function draftSchema(places: Omit<InputPlaces, 'group'>, given: InitDraft): Joi.ObjectSchema<InitDraft> {
  const answer = (kind: InputKind): Joi.StringSchema =>
    Joi.string()
      .custom((text: string, helpers) => {
        const [draft = {}] = helpers.state.ancestors as InitDraft[];
        const group = draftFolder({ ...draft, ...given }, places.projectRoot);
        const fault = findInputError(kind, text, { ...places, group });
        return fault === null ? text : helpers.error('answer', { fault });
      })
      .messages({ answer: '{#fault}' });
  const unlessGiven = (kind: 'name' | 'country' | 'color'): Joi.StringSchema =>
    given[kind] === undefined ? answer(kind).required() : answer(kind);
  const languages = Joi.array()
    .items(Joi.string())
    .custom((codes: string[], helpers) => {
      const fault = findInputError('languages', codes.join(','), { ...places, group: null });
      return fault === null ? codes : helpers.error('answer', { fault });
    })
    .messages({ answer: '{#fault}' });
  const site = Joi.object<SiteDraft>({
    key: answer('key'),
    name: answer('name'),
    host: answer('host').required(),
    languages: languages.required(),
    stock: answer('stock'),
    workshop: Joi.boolean(),
  });
  return Joi.object<InitDraft>({
    dir: answer('folder'),
    name: unlessGiven('name'),
    country: unlessGiven('country'),
    color: unlessGiven('color'),
    logo: answer('logo'),
    sites: Joi.array().items(site).min(1).required(),
  });
}

/** Returns the fault of sites that share a host or the name of their files; null if none do. */
export function twinFault({ name = '', sites }: InitDraft): string | null {
  const hosts = sites.map(({ host = '' }) => host.replace(/^www\./, ''));
  const keys = sites.map((site) => siteKey(site, name));
  const host = hosts.find((one, at) => hosts.indexOf(one) < at);
  const key = keys.find((one, at) => keys.indexOf(one) < at);
  if (host !== undefined) return `contain the host "${host}" twice; a host selects one site`;
  return key === undefined ? null : `contain two sites with the files "${key}"; give one another name, or a key`;
}
