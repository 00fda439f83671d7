import { launchOwnBrowser } from '../launchBrowser.ts';
import type { EngineBrowser, MotionOptions } from './EnginePage.ts';
import type { EngineName } from './EngineName.ts';
import { launchFirefox } from './launchFirefox.ts';
import { launchWebKit } from './launchWebKit.ts';
import { puppeteerEngine } from './puppeteerEngine.ts';

/** Launches an engine with a profile of its own, which close() removes. */
export async function launchEngine(
  engine: EngineName,
  motion: MotionOptions = { reducedMotion: false },
): Promise<EngineBrowser> {
  if (engine === 'webkit') return launchWebKit(motion);
  return puppeteerEngine(
    engine,
    await (engine === 'firefox'
      ? launchFirefox(motion)
      : launchOwnBrowser(motion.reducedMotion ? ['--force-prefers-reduced-motion'] : [])),
  );
}
