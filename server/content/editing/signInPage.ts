import { editingTexts } from '../../../shared/content/editingTexts.ts';
import { fillText } from '../../../shared/site/fillText.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { escapeHtml } from '../../../shared/kit/text/escapeHtml.ts';

export interface SignInPage {
  site: SiteConfig;
  css: readonly string[];
  /** Name entered before. */
  name: string;
  /** Path to open afterwards. */
  next: string;
  fault: 'none' | 'name' | 'password' | { waitSeconds: number };
}

/** Sign-in page for editing: a plain form that works without JavaScript. */
export function signInPage({ site, css, name, next, fault }: SignInPage): string {
  const [language] = site.languages;
  const texts = editingTexts(language);
  const wait = typeof fault === 'object' ? Math.ceil(fault.waitSeconds / 60) : 0;
  const faults = { none: '', name: texts.nameMissing, password: texts.wrongPassword };
  const message = typeof fault === 'object' ? fillText(texts.tooMany, { minutes: wait }) : faults[fault];
  const links = css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  return `<!doctype html>
<html lang="${language}" data-site="${site.name}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(texts.signInTitle)} | ${escapeHtml(site.displayName)}</title>${links}</head>
<body class="sign-in"><main class="sign-in-card">
<p class="sign-in-site">${escapeHtml(site.displayName)}</p>
<h1 class="sign-in-title">${escapeHtml(texts.signInTitle)}</h1>
<p>${escapeHtml(texts.signInText)}</p>
${message && `<p class="sign-in-fault" role="alert">${escapeHtml(message)}</p>`}
<form method="post" action="/editing">
<input type="hidden" name="next" value="${escapeHtml(next)}">
<p class="editing-field"><label for="name">${escapeHtml(texts.yourName)}</label>
<input id="name" name="name" value="${escapeHtml(name)}" maxlength="60" required autocomplete="name" aria-describedby="name-help">
<span id="name-help" class="editing-help">${escapeHtml(texts.yourNameHelp)}</span></p>
<p class="editing-field"><label for="password">${escapeHtml(texts.password)}</label>
<input id="password" name="password" type="password" maxlength="400" required autocomplete="current-password"></p>
<button class="button button-primary" type="submit">${escapeHtml(texts.signIn)}</button>
</form></main></body>
</html>
`;
}
