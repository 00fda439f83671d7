import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { RedirectRule } from './RedirectRule.ts';
import { SiteRedirects } from './SiteRedirects.ts';
import type { SiteRedirectsOptions } from './SiteRedirects.ts';

interface AllRedirectsOptions extends Pick<SiteRedirectsOptions, 'platform' | 'logger'> {
  sites: readonly SiteConfig[];
  /** Checked rules of the files, by site. */
  fileRules: ReadonlyMap<string, readonly RedirectRule[]>;
  /** Called with a site when other rules are in use than before. */
  onChanged: (site: string) => void;
}

/** The redirects of every site, by its name; the platform's are being fetched. */
export function createSiteRedirects({ sites, fileRules, onChanged, ...rest }: AllRedirectsOptions) {
  const redirects = new Map(
    sites.map((site) => {
      const changed = (): void => onChanged(site.name);
      const rules = fileRules.get(site.name) ?? [];
      return [site.name, new SiteRedirects({ ...rest, site, fileRules: rules, onChanged: changed })];
    }),
  );
  for (const site of redirects.values()) void site.refresh();
  return redirects;
}

/** Fetches the platform's rules for a site again, for every site when left out. Never rejects. */
export async function renewRedirects(redirects: ReadonlyMap<string, SiteRedirects>, site?: string): Promise<void> {
  const concerned = [...redirects].filter(([name]) => site === undefined || name === site);
  await Promise.all(concerned.map(([, rules]) => rules.renew()));
}
