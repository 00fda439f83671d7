import type { ContentModel } from '../../../../shared/content/ContentModel.ts';
import type { SiteConfig } from '../../../../shared/site/SiteTypes.ts';

/** Site on the platform, where languages may have other names and paths another form. */
export interface PlatformSite {
  config: SiteConfig;
  /** Maps a site language to the platform's name: "sv" → "sv-SE". */
  nameOf(language: string): string;
  /** Maps a platform language to the site's code: "sv-SE" → "sv"; undefined if the site does not have it. */
  languageOf(name: string): string | undefined;
  /**
   * Converts the platform's url.path to the page's public path.
   * Some platforms include the language segment: "/finansiering" in en, where sv is the default, becomes
   * "/en/finansiering".
   */
  addressOf(path: string, language: string): string;
}

/** A language without a name in the model has the site's code on the platform, possibly with a region. */
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
