import type { ContentModel } from '../../../shared/content/ContentModel.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** A site as the platform knows it: its languages may have other names there, its addresses another form. */
export interface PlatformSite {
  config: SiteConfig;
  /** The platform's name of one of our languages: "sv" → "sv-SE". */
  nameOf(language: string): string;
  /** Our code of a platform's language: "sv-SE" → "sv"; undefined when the site does not have it. */
  languageOf(name: string): string | undefined;
  /**
   * The public address of a page from the platform's url.path, which has the language's segment on some platforms
   * and not on others: "/finansiering" in en, where sv is the default, becomes "/en/finansiering".
   */
  addressOf(path: string, language: string): string;
}

/** A language without a name in the model has our code there, or our code and a region. */
export function platformSite(config: SiteConfig, model: ContentModel): PlatformSite {
  const names = new Map(Object.entries(model.languageNames[config.name] ?? {}));
  const nameOf = (language: string): string => names.get(language) ?? language;
  const languageOf = (name: string): string | undefined => {
    const code = name.toLowerCase();
    return (
      config.languages.find((own) => nameOf(own).toLowerCase() === code) ??
      config.languages.find((own) => own === code) ??
      config.languages.find((own) => code.startsWith(`${own}-`))
    );
  };
  const isSegment = (text: string): boolean => {
    const code = text.toLowerCase();
    return config.languages.some((own) => own === code || nameOf(own).toLowerCase() === code);
  };
  return {
    config,
    nameOf,
    languageOf,
    addressOf: (path, language) => {
      const segments = path.split('/').filter(Boolean);
      const [first] = segments;
      if (first !== undefined && isSegment(first)) segments.shift();
      if (language !== config.languages[0]) segments.unshift(language);
      return `/${segments.join('/')}`;
    },
  };
}
