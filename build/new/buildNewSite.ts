import { asciiSlug } from '../../shared/kit/text/asciiSlug.ts';
import { findInputError, splitLanguages } from '../init/answers/findInputError.ts';
import { inputNames } from '../init/answers/inputNames.ts';
import { InitCommandError } from '../init/InitCommandError.ts';
import type { NewSite } from '../init/NewSite.ts';

/** Required options of a new site. */
export const siteOptions = ['name', 'country', 'languages', 'host', 'color'] as const;

/** Options as typed. */
export type SiteOptions = Partial<Record<(typeof siteOptions)[number], string | undefined>> & {
  /** The site sells cars; default: true. */
  stock?: boolean;
};

/**
 * Validates the options of a new site.
 * @param group its folder, whose countries count as well
 * @throws InitCommandError with every missing or invalid one, one sentence each
 */
export function buildNewSite(answers: SiteOptions, projectRoot: string, group: string | null): NewSite {
  const missing = siteOptions.filter((option) => answers[option] === undefined);
  const { name = '', country = '', languages = '', host = '', color = '', stock = true } = answers;
  const given = { name, country, languages, host, color };
  const faults = siteOptions
    .filter((option) => !missing.includes(option))
    .flatMap((option) => {
      const fault = findInputError(option, given[option], { projectRoot, base: projectRoot, group });
      return fault === null ? [] : [`The ${inputNames[option]} ${fault}.`];
    });
  if (missing.length > 0) {
    const options = missing.map((option) => `--${option}`).join(', ');
    faults.push(`A new site also needs ${options}; npm run new -- help has an example.`);
  }
  const [first, ...others] = splitLanguages(languages);
  if (faults.length > 0 || first === undefined) throw new InitCommandError(faults.join('\n'));
  return {
    key: asciiSlug(name),
    name: name.trim(),
    country: country.trim().toLowerCase(),
    languages: [first, ...others],
    host: host.trim().replace(/^www\./, ''),
    color: color.trim().toLowerCase(),
    stock,
    workshop: false,
  };
}
