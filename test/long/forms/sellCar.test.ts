import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, ElementHandle, HTTPRequest, Page } from 'puppeteer';
import { cameraPhoto } from '../../fixtures/forms/cameraPhoto.ts';
import { axeFindings } from '../../browser/axeFindings.ts';
import { KeyboardVisitor } from '../../browser/KeyboardVisitor.ts';
import { launchBrowser } from '../../browser/launchBrowser.ts';
import { goToTop, pressByKey, resize } from '../../browser/pageMoves.ts';
import { demoServer } from '../../browser/demo/demoServer.ts';
import { hydrated, phone, watchedPage } from '../../browser/watchedPage.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof demoServer>>;
let folder: string;

beforeAll(async () => {
  [browser, server, folder] = await Promise.all([
    launchBrowser(),
    demoServer(),
    mkdtemp(join(tmpdir(), 'forecourt-photos-')),
  ]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

const sidewards = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the form that sells a car', () => {
  it('is sent by keyboard alone on a phone', async () => {
    const findings: string[] = [];
    const bodies: unknown[] = [];
    const photo = join(folder, 'front.jpg');
    await writeFile(photo, await cameraPhoto());
    const session = await browser.createBrowserContext();
    await session.setCookie({ name: 'consent', value: '1.no', domain: new URL(server.address).hostname });
    const { page, complaints, close } = await watchedPage(session, phone);
    const answer = async (request: HTTPRequest): Promise<void> => {
      bodies.push(JSON.parse((await request.fetchPostData()) ?? ''));
      await request.respond({ status: bodies.length === 1 ? 500 : 202, contentType: 'application/json', body: '{}' });
    };
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (request.url().endsWith('/api/forms/comhub') ? answer(request) : request.continue());
    });
    const look = async (): Promise<void> => {
      await goToTop(page); // Elements under the sticky bar count as too small to press.
      findings.push(...(await axeFindings(page, '.sell-car')));
    };
    await page.goto(`${server.address}/salj-bil`, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForSelector('.sell-photo-add');

    await pressByKey(page, '.sell-send');
    await page.waitForSelector('#sell-selected:focus');
    await look();
    const visitor = new KeyboardVisitor(page);
    await visitor.press('ArrowDown');
    for (const [name, text] of [
      [/^Registreringsnummer/, 'klm 38d'],
      [/^Miltal/, '12 500'],
      [/^Namn/, 'Karin Lindqvist'],
      [/^Telefon/, '070 123 45 67'],
      [/^E-post/, 'karin@eksempel.se'],
    ] as const) {
      await visitor.stepTo(name);
      await visitor.type(text);
    }
    await visitor.stepTo(/^Lägg till bilder/);
    await ((await page.$('#sell-photos')) as ElementHandle<HTMLInputElement>).uploadFile(photo);
    await page.waitForFunction(() => document.querySelector('.sell-photo-words')?.textContent.includes('Uppladdad'));
    // The photo preview is drawn, which the page's policy allows.
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.sell-photo canvas');
      return canvas?.getContext('2d')?.getImageData(72, 72, 1, 1).data[3] === 255;
    });
    await look();
    await resize(page, { ...phone, width: 320, height: 640 }); // Another kind of device would reload the page.
    expect(await sidewards(page)).toBe(0);
    await resize(page, phone);
    await page.focus('#sell-photos');
    await visitor.stepTo(/^Skicka/);
    await visitor.press('Enter');

    await page.waitForSelector('.result-card-failed h2:focus');
    await look();
    await visitor.stepTo(/^Försök igen/);
    await visitor.press('Enter');
    await page.waitForSelector('.result-card:not(.result-card-failed) h2:focus');
    await look();
    expect(visitor.lost).toEqual([]);
    expect(findings).toEqual([]);
    expect(bodies[0]).toMatchObject({
      formName: 'polhem-bilSellCarForm',
      photos: [expect.stringMatching(/^.{20,}$/)],
      values: { regno: 'KLM 38D', milage: 12_500, selected: 'tradein', customerName: 'Karin Lindqvist' },
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(
      complaints.filter((text) => !/status of 500|leads\.attemptFailed|FORM_SUBMISSION_FAILED/.test(text)),
    ).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, location.href, window.dataLayer]),
    );
    expect(kept).toContain('"event":"lead"');
    expect(kept).not.toMatch(/Karin|38d|070 123/i);
    await close();
  });
});
