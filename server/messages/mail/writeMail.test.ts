import { describe, expect, it } from '@jest/globals';
import { mailSender } from '../../../test/fixtures/messages/mailSender.ts';
import { paragraph, inHead } from './MailContent.ts';
import type { MailContent } from './MailContent.ts';
import { writeMail } from './writeMail.ts';

const sender = mailSender({
  displayName: 'Fjord & Bil',
  hosts: ['www.fjordbil.example'],
  bareHost: 'fjordbil.example',
});
const mail = { src: '/media/logo-mail.png', width: 150, height: 40 };
const content = (change: Partial<MailContent> = {}): MailContent => ({
  head: { label: 'Påminnelse', headline: 'Torsdag 26 november' },
  preheader: 'Service',
  parts: [paragraph('Hei')],
  ...change,
});

describe('writeMail()', () => {
  it("begins with the logo from the site's host", () => {
    const { html } = writeMail(content(), { ...sender, logo: { src: '/media/logo.svg', mail } }, 'nb');
    expect(html).toMatch(
      /<img [^>]*alt="Fjord &amp; Bil" [^>]*src="https:\/\/fjordbil\.example\/media\/logo-mail\.png"/,
    );
  });

  it('takes the logo from the origin of a site that has one', () => {
    const origin = 'https://bil.example';
    const { html } = writeMail(content(), mailSender({ origin, logo: { src: '/media/a.svg', mail } }), 'nb');
    expect(html).toContain('src="https://bil.example/media/logo-mail.png"');
  });

  it('begins with the name of a site without a logo for mails', () => {
    const { html } = writeMail(content(), { ...sender, logo: { src: '/media/logo.svg' } }, 'nb');
    expect(html).toContain('>Fjord &amp; Bil</p>');
    expect(html).not.toContain('<img');
  });

  it('loads nothing but pictures of the site', () => {
    const picture = { src: '/media/scaled?src=%2Fmedia%2Fdoor.jpg&w=768', alt: 'Verksted' };
    const head = { ...content().head, picture };
    const { html = '' } = writeMail(content({ head }), { ...sender, logo: { src: '/media/a.svg', mail } }, 'nb');
    const loaded = [...html.matchAll(/(?:src|srcset|background|poster|data)="([^"]*)"|url\(([^)]*)\)|@import/g)];
    expect(loaded.map(([, src]) => src)).toEqual([
      'https://fjordbil.example/media/logo-mail.png',
      'https://fjordbil.example/media/scaled?src=%2Fmedia%2Fdoor.jpg&amp;w=768',
    ]);
    expect(html).not.toMatch(/<(?:script|link|iframe|object)/);
  });

  it('leaves the facts of the head to the text', () => {
    const rows = inHead({ kind: 'rows', rows: [['Tid', 'torsdag 26. november 2026']] });
    const { html, text } = writeMail(content({ parts: [rows] }), sender, 'nb');
    expect(text).toBe('Tid: torsdag 26. november 2026\n\nFjord & Bil\n');
    expect(html).not.toContain('torsdag 26. november 2026');
  });

  it('escapes everything that it is given', () => {
    const typed = '<img src=x onerror=alert(1)> & "så"';
    const head = { label: typed, headline: typed, plate: typed, car: typed };
    const parts: MailContent['parts'] = [
      { kind: 'paragraph', title: typed, text: typed },
      { kind: 'rows', rows: [[typed, typed, 'https://a.example/"><b>']] },
      { kind: 'prices', title: typed, rows: [[typed, typed]], hasTotal: true },
      { kind: 'button', text: typed, address: 'https://a.example/' },
    ];
    const { html } = writeMail({ head, preheader: typed, parts }, sender, 'nb');
    expect(html).not.toMatch(/<img|<b>|onerror=alert\(1\)>/);
  });

  it('draws a plate with the letters of the country', () => {
    const plates = { ...sender.plates, look: { color: 'yellow' as const, band: { letters: 'NL', stars: true } } };
    const head = { ...content().head, plate: 'AB-123-C' };
    const { html } = writeMail(content({ head }), { ...sender, plates }, 'nb');
    expect(html).toMatch(/dotted #ffd84a[^>]*><\/div>NL<\/td><td[^>]*#ffd307[^>]*>AB-123-C<\/td>/);
  });
});
