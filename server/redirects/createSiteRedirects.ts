import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { RedirectRule } from './RedirectRule.ts';
import { SiteRedirects } from './SiteRedirects.ts';
import type { SiteRedirectsOptions } from './SiteRedirects.ts';

interface AllRedirectsOptions extends Pick<SiteRedirectsOptions, 'platform' | 'logger'> {
  sites: readonly SiteConfig[];
  /** Validated rules of the files, by site. */
  fileRules: ReadonlyMap<string, readonly RedirectRule[]>;
  /** Called with a site when its rules in use have changed. */
  onChanged: (site: string) => void;
}

/** The redirects of every site. */
export interface AllRedirects {
  /** By site. */
  bySite: ReadonlyMap<string, SiteRedirects>;
  /** Fetches the platform's rules for a site again, for every site when left out. Never rejects. */
  renew(site?: string): Promise<void>;
  stop(): void;
}

/** Interval of refreshing the platform's rules: requests for cached pages do not trigger it. */
const checkIntervalMs = 30_000;

/** Creates the redirects of every site and starts to fetch the platform's. */
export function createSiteRedirects({ sites, fileRules, onChanged, ...rest }: AllRedirectsOptions): AllRedirects {
  const bySite = new Map(
    sites.map((site) => {
      const changed = (): void => onChanged(site.name);
      const rules = fileRules.get(site.name) ?? [];
      return [site.name, new SiteRedirects({ ...rest, site, fileRules: rules, onChanged: changed })];
    }),
  );
  const look = (): void => {
    for (const site of bySite.values()) void site.refresh();
  };
  look();
  const looking = setInterval(look, checkIntervalMs).unref();
  return {
    bySite,
    renew: async (site) => {
      const concerned = [...bySite].filter(([name]) => site === undefined || name === site);
      await Promise.all(concerned.map(([, rules]) => rules.renew()));
    },
    stop: () => clearInterval(looking),
  };
}
