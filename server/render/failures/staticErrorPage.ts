import { errorLinks } from '../../../client/site/errorLinks.ts';
import { createTranslate } from '../../../client/site/translate.ts';
import type { BuiltInTexts, Language, SiteConfig, Texts } from '../../../shared/site/SiteTypes.ts';
import { referenceLanguage } from '../../../shared/site/referenceLanguage.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';
import { phoneHref } from '../../../shared/kit/text/phoneHref.ts';
import { languageOfPath } from '../../site/siteOfRequest.ts';
import { styleLinks } from '../../../shared/site/styleLinks.ts';
import type { StyleSheet } from '../../../shared/site/styleLinks.ts';
import type { SiteErrorContacts, SiteErrorLinks } from './SiteErrorLinks.ts';

export interface StaticErrorPageOptions {
  texts: BuiltInTexts;
  /** Language of the page of a request whose site is not known. */
  defaultLanguage: Language;
  known: SiteErrorLinks;
  /** URLs of the style sheets of every page of a site. */
  cssOf(site: SiteConfig | undefined): readonly StyleSheet[];
}

export interface StaticErrorRequest {
  /** Undefined when the request failed before its site was known. The page is then also in English. */
  site: SiteConfig | undefined;
  status: number;
  /** The failed URL, with its search. */
  url: string;
  /** The page or the posted form was refused because the server is overloaded. */
  overloaded?: 'page' | 'form';
}

/** Keys of title and text. */
const errorKeys = ['errorTitle', 'errorText'] as const;
const notFoundKeys = ['notFoundTitle', 'notFoundText'] as const;
const overloadKeys = {
  page: ['overloadTitle', 'overloadText'],
  form: ['overloadTitle', 'overloadForm'],
} as const;

export type StaticErrorPage = (request: StaticErrorRequest) => string;

/** Creates the last-resort error page, in the site's language, without content, store and JavaScript. */
export function createStaticErrorPage({
  texts,
  defaultLanguage,
  known,
  cssOf,
}: StaticErrorPageOptions): StaticErrorPage {
  return ({ site, status, url, overloaded }) => {
    const { language, basePath } = site
      ? languageOfPath(site, url.split('?')[0] ?? '')
      : { language: defaultLanguage, basePath: '' };
    const own = texts[language] ?? {};
    const isServerError = status >= 500;
    const [titleKey, textKey] = overloaded ? overloadKeys[overloaded] : isServerError ? errorKeys : notFoundKeys;
    const title = own[titleKey] ?? 'Error';
    // a link would lead to an empty form
    const offersRetry = isServerError && overloaded !== 'form';
    const { doors, phone } = (site && known.linksAt(site, url)) ?? builtInDoors(site, basePath, own);
    const retry = { href: localPath(url), text: own['errorRetry'] ?? '' };
    const links = (offersRetry ? [retry, ...doors] : doors).map(
      ({ href, text }, place) =>
        `<a class="button button-${place === 0 ? 'primary' : 'ghost'}" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
    );
    return `<!doctype html>
<html lang="${language}"${site ? ` data-site="${site.name}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(site ? `${title} | ${site.displayName}` : title)}</title>${styleLinks(cssOf(site))}</head>
<body><main class="message-page"><div class="wrap message-page-inner"><h1>${escapeHtml(title)}</h1>
<p class="lead">${words(own, textKey)}</p>
${site || language === referenceLanguage ? '' : englishWords(texts)}<p class="row">${links.join(' ')}</p>
${site && phone ? `<p>${phoneLine(own, phone, site)}</p>\n` : ''}</div></main></body>
</html>
`;
  };
}

/** The links before any page of the site was rendered, with the paths of the built-in texts. */
function builtInDoors(site: SiteConfig | undefined, basePath: string, texts: Texts): SiteErrorContacts {
  const features = site?.features ?? { stock: false };
  return { doors: errorLinks({ basePath, features }, createTranslate(texts, 'und')), phone: '' };
}

function englishWords({ [referenceLanguage]: texts = {} }: BuiltInTexts): string {
  return `<p lang="${referenceLanguage}">${words(texts, 'errorTitle')}. ${words(texts, 'errorText')}</p>\n`;
}

function words(texts: Texts, key: string): string {
  return escapeHtml(texts[key] ?? '');
}

/** A path of this host: one that begins with two slashes would lead to another. */
function localPath(url: string): string {
  return url.startsWith('/') ? url.replace(/^\/[/\\]+/, '/') : '/';
}

function phoneLine(texts: Texts, phone: string, site: SiteConfig): string {
  const link = `<a href="${escapeHtml(phoneHref(phone, site.phone))}">${escapeHtml(phone)}</a>`;
  return fillText(words(texts, 'errorPhone'), { phone: link });
}
