import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';
import type { MailColors } from '../../../shared/site/SiteLook.ts';
import type { BuiltInTexts, SiteConfig } from '../../../shared/site/SiteTypes.ts';

/**
 * Returns the page that a web server in front shows of a site while no process of this one responds.
 * It is complete in itself, in each language of the site, with a link to the requested address.
 */
export function unavailablePage(
  { displayName, languages, look }: Pick<SiteConfig, 'displayName' | 'languages' | 'look'>,
  texts: BuiltInTexts,
): string {
  const { light, dark, radiusButton } = look.mail;
  const [main] = languages;
  const word = (language: string, key: string): string => escapeHtml(texts[language]?.[key] ?? '');
  const messages = languages.map(
    (language, place) => `<section lang="${language}">
${place === 0 ? `<h1>${word(language, 'errorTitle')}</h1>` : `<h2>${word(language, 'errorTitle')}</h2>`}
<p>${word(language, 'errorText')}</p>
<p><a href="">${word(language, 'errorRetry')}</a></p>
</section>`,
  );
  return `<!doctype html>
<html lang="${main}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${word(main, 'errorTitle')} | ${escapeHtml(displayName)}</title>
<style>
:root{color-scheme:light dark;${colors(light)}}
@media(prefers-color-scheme:dark){:root{${colors(dark)}}}
body{box-sizing:border-box;display:grid;align-content:center;gap:2rem;min-height:100vh;margin:0;padding:2rem clamp(1rem,6vw,6rem);background:var(--ground);color:var(--text);font:1.125rem/1.5 system-ui,sans-serif}
b{color:var(--accent)}
h1{margin:0;font-size:clamp(2.25rem,1.6rem + 2.6vw,3.5rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0;font-size:1.25rem}
p{max-width:40rem;margin:1rem 0}
a{display:inline-block;padding:.8rem 1.6rem;border-radius:${radiusButton};background:var(--button);color:var(--on-button);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid;outline-offset:3px}
</style></head>
<body><b>${escapeHtml(displayName)}</b>
${messages.join('\n')}
</body>
</html>
`;
}

function colors({ ground, text, accent, button, onButton }: MailColors): string {
  return `--ground:${ground};--text:${text};--accent:${accent};--button:${button};--on-button:${onButton}`;
}
