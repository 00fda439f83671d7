import type { MailColors, MailLook } from '../../../shared/site/SiteLook.ts';

/** Fonts of the readers' machines: a mail loads none. */
export const mailFont = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Width of a mail in px. */
export const mailWidth = 600;

/**
 * Style sheet of a mail: dark appearance, and narrow windows.
 * Everything else is in style attributes, which all mail programs keep.
 */
export function mailStyles({ dark }: MailLook): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
@media (max-width:639px){.m-body{padding:0!important}.m-pad{padding-left:20px!important;padding-right:20px!important}.m-card{border-radius:0!important}}
@media (max-width:479px){.m-name,.m-value{display:block!important;width:auto!important}.m-name{padding:4px 0 0!important;line-height:20px!important}.m-value{padding:0 0 6px!important}.m-button{display:block!important;text-align:center!important}}
@media (max-width:339px){.m-pad{padding-left:12px!important;padding-right:12px!important}}
@media (prefers-color-scheme:dark){${darkRules(dark)}}
`;
}

function darkRules({ ground, surface, text, muted, line, accent, button, onButton }: MailColors): string {
  const rules = [
    ['.m-ground', `background-color:${ground}!important`],
    ['.m-card', `background-color:${surface}!important`],
    ['.m-text', `color:${text}!important`],
    ['.m-muted', `color:${muted}!important`],
    ['.m-line', `border-color:${line}!important`],
    ['.m-accent', `color:${accent}!important`],
    ['.m-button', `background-color:${button}!important;color:${onButton}!important`],
    // drawn for a light ground
    ['.m-logo', 'background-color:#ffffff!important;padding:8px 12px!important;border-radius:8px!important'],
  ] as const;
  return rules.map(([selector, style]) => `${selector}{${style}}`).join('');
}
