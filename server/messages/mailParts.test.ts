import { describe, expect, it } from '@jest/globals';
import { paragraph, writeMail } from './mailParts.ts';

const sender = { displayName: 'Fjord & Bil', hosts: ['www.fjordbil.example'], bareHost: 'fjordbil.example' };
const mail = { src: '/media/logo-mail.png', width: 150, height: 40 };

describe('writeMail()', () => {
  it("begins with the logo from the site's host", () => {
    const { html } = writeMail([paragraph('Hei')], { ...sender, logo: { src: '/media/logo.svg', mail } }, 'nb');
    expect(html).toContain(
      '<img src="https://fjordbil.example/media/logo-mail.png" width="150" height="40" alt="Fjord &amp; Bil">',
    );
  });

  it('takes the logo from the origin of a site that has one', () => {
    const origin = 'https://bil.example';
    const { html } = writeMail(
      [paragraph('Hei')],
      { displayName: 'Fjord', origin, logo: { src: '/media/a.svg', mail } },
      'nb',
    );
    expect(html).toContain('src="https://bil.example/media/logo-mail.png"');
  });

  it('begins with the name of a site without a logo for mails', () => {
    const { html } = writeMail([paragraph('Hei')], { ...sender, logo: { src: '/media/logo.svg' } }, 'nb');
    expect(html).toMatch(/<body>\n<p><b>Fjord &amp; Bil<\/b><\/p>\n<p>Hei<\/p>/);
    expect(html).not.toContain('<img');
  });
});
