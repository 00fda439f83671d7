import { beforeAll, describe, expect, it } from '@jest/globals';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { harbourGroup } from '../../test/fixtures/harbourSites.ts';
import { productTexts } from '../../test/fixtures/productTexts.ts';
import { testClock } from '../../test/fixtures/testClock.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { ExampleMessage } from '../messages/ExampleMessage.ts';
import type { Mail } from '../messages/MessageTypes.ts';
import { gsm7Length, toGsm7 } from '../messages/gsm7.ts';
import { createExamples } from './createExamples.ts';

const languages = productLanguages();
const origin = 'https://hamnbilar.example';
const features = { stock: true, carStore: false, booking: true, tireHotel: true };
const writeExamples = createExamples(
  { group: { ...harbourGroup, languages } },
  { builtInTexts: productTexts, clock: testClock('2026-11-20T10:00:00Z') },
  { content: { dictionary: () => Promise.resolve({}) }, dealersFile: null },
);
const maxSeptets = 306;
/** Gmail cuts off mails of more than 102 kB. */
const maxBytes = 100_000;

const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
/** Texts of the cells with facts, as read. */
const factsIn = (html: string): string[] =>
  [...html.matchAll(/<td class="m-value[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell
      .replaceAll('<br/>', '\n')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&'),
  );

describe.each([...languages.keys()])('the messages in %s', (language) => {
  let messages: ExampleMessage[];
  beforeAll(async () => {
    const site: SiteConfig = { ...fixtureSite, features, languages: [language] };
    messages = await writeExamples(site, { language, origin });
  });
  /** Names of the messages whose mail fails. */
  const failing = (passes: (mail: Mail, html: string) => boolean): string[] =>
    messages.filter(({ mail }) => mail && !passes(mail, mail.html ?? '')).map(({ name }) => name);

  it('are of every kind', () => {
    expect(messages.length).toBeGreaterThan(30);
    expect(new Set(messages.map(({ name }) => name)).size).toBe(messages.length);
  });

  it('of a wheel change are named after it', () => {
    const names = messages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Cancelled', 'Wheel change: cancelled']));
  });

  it('have no gaps', () => {
    const gap = /[{}]|\b(?:undefined|null|NaN)\b/;
    const withoutStyles = (html: string): string => html.replace(/<style>.*?<\/style>/s, '');
    expect(failing(({ subject, text }, html) => !gap.test(subject + text + withoutStyles(html)))).toEqual([]);
  });

  it('state in their language what they are about', () => {
    const opening = new RegExp(`^<!doctype html><html[^>]* lang="${language}"`);
    expect(failing((_mail, html) => opening.test(html))).toEqual([]);
    expect(
      failing((_mail, html) => /<p class="m-accent"[^>]*>[^<]{3,}<\/p><h1[^>]*>(<del>)?[^<]{5,}/.test(html)),
    ).toEqual([]);
  });

  it('have one button at most', () => {
    expect(failing((_mail, html) => html.split('class="m-button"').length <= 2)).toEqual([]);
  });

  it('have the facts of the HTML in their text', () => {
    expect(failing(({ text }, html) => factsIn(html).every((fact) => text.includes(fact)))).toEqual([]);
  });

  it('link to pages without data of the customer', () => {
    const known =
      /^(https:\/\/hamnbilar\.example\/|https:\/\/www\.google\.com\/maps\/|tel:\+)(?!.*(?:kim|berg|abc.?123))/i;
    expect(failing((_mail, html) => linksIn(html).every((link) => known.test(link)))).toEqual([]);
  });

  it('are small enough to be shown whole', () => {
    expect(failing((_mail, html) => Buffer.byteLength(html) < maxBytes)).toEqual([]);
  });

  it('are text messages of two segments with one link', () => {
    const texts = messages.flatMap(({ sms }) => sms ?? []);
    expect(texts.map(toGsm7)).toEqual(texts);
    expect(texts.filter((text) => gsm7Length(text) > maxSeptets || text.split('https:').length > 2)).toEqual([]);
  });
});
