import { sentCode } from '../browser/booking/sentCode.ts';
import type { EngineBrowser, EngineKey } from '../browser/engines/EnginePage.ts';
import { EngineVisitor } from '../browser/engines/EngineVisitor.ts';
import type { Screen, ScreenStep } from './readScreenPlan.ts';
import { screenHeights } from './takeScreen.ts';
import type { ScreenPlace } from './takeScreen.ts';

/** Returns why a screen needs Chromium; null if it does not. */
export function needsChromium({ print, noScript, steps }: Screen): string | null {
  if (print) return 'print styles';
  if (noScript) return 'no JavaScript';
  if (steps.some((step) => 'refuse' in step)) return 'refused requests';
  if (steps.some((step) => 'offline' in step)) return 'a browser without a network';
  return steps.some((step) => Object.values(step).some((value) => String(value).includes('::-p-')))
    ? 'a selector of Puppeteer'
    : null;
}

async function take(visitor: EngineVisitor, step: ScreenStep, { dataDir, index }: ScreenPlace): Promise<void> {
  if ('click' in step) await visitor.press(step.click);
  else if ('type' in step) await visitor.fill(step.into, step.type.replace('{n}', String(index)));
  else if ('press' in step) await visitor.page.keyboard.press(step.press as EngineKey);
  else if ('wait' in step) await visitor.see(step.wait);
  else if ('scroll' in step || 'focus' in step) {
    await visitor.waitFor(
      'the element',
      (css, hasFocus) => {
        const element = document.querySelector<HTMLElement>(css);
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (hasFocus) element?.focus();
        return element !== null;
      },
      'scroll' in step ? step.scroll : step.focus,
      'focus' in step,
    );
  } else if ('typeCode' in step) {
    if (dataDir === null) throw new Error('The code is in the database of a server that this command starts.');
    await visitor.see(step.typeCode);
    await visitor.fill(step.typeCode, await sentCode(dataDir));
  }
}

/** Scrolls through the page to load its parts, then to its top. */
async function showAll(visitor: EngineVisitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits until the pictures, fonts and map of what the page shows have loaded. */
async function settle(visitor: EngineVisitor): Promise<void> {
  await visitor.page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await visitor.waitFor('the map', () => document.querySelector('[data-map="waiting"]') === null);
}

/** Captures one screen at one width in an engine as a PNG. */
export async function takeEngineScreen(
  browser: EngineBrowser,
  screen: Screen,
  place: ScreenPlace,
): Promise<Uint8Array> {
  const { origin, width } = place;
  const page = await browser.newPage(origin, { width, height: screenHeights[width] ?? 900 });
  try {
    const visitor = new EngineVisitor(page, origin);
    if (!screen.consent) await visitor.answerConsent();
    await visitor.open(screen.path);
    if (screen.follow !== undefined) {
      await visitor.open(
        await page.evaluate((css) => document.querySelector<HTMLAnchorElement>(css)?.pathname ?? '', screen.follow),
      );
    }
    for (const step of screen.steps) await take(visitor, step, place);
    if (!screen.fold) await showAll(visitor);
    await settle(visitor);
    return await page.screenshot(screen.fold ? 'window' : 'page');
  } finally {
    await page.close();
  }
}
