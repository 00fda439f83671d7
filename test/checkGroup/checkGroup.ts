/** Checks the served group: npm run check-group, see docs/check-group.md. */
import { join, resolve } from 'node:path';
import { findEngine } from '../browser/engines/enginePath.ts';
import { startServer } from '../browser/startServer.ts';
import { checkBrowser } from './checkBrowser.ts';
import { checkFeeds } from './checkFeeds.ts';
import type { CheckedPart, CheckedStep } from './CheckFinding.ts';
import { checkFiles } from './checkFiles.ts';
import { checkPages, failedStart } from './checkPages.ts';
import type { LoadedContent } from './checkFiles.ts';
import { judgeLog } from './crawl/judgeLog.ts';
import { loadServedGroup } from './loadServedGroup.ts';
import type { ServedGroup } from './loadServedGroup.ts';
import { checkGroupUsage, CheckGroupUsageError, readArguments } from './readArguments.ts';
import type { CheckGroupArguments } from './readArguments.ts';
import { hasFaults, stepText, summaryText } from './reportText.ts';
import { withoutServices } from './withoutServices.ts';

const say = (text: string): void => void process.stdout.write(text);
const steps: CheckedStep[] = [];

/** Runs a step, and prints its table when it ends. */
async function runStep<Result extends { parts: CheckedPart[] }>(
  step: string,
  run: () => Promise<Result>,
): Promise<Result> {
  say(`${step} …\n`);
  const started = performance.now();
  const result = await run();
  const checked = { step, parts: result.parts, milliseconds: performance.now() - started };
  steps.push(checked);
  say(stepText(checked));
  return result;
}

/** Serves the group to the steps that need its pages. */
async function checkServed(served: ServedGroup, loaded: LoadedContent, wanted: CheckGroupArguments): Promise<void> {
  const started = await startServer().catch((error: unknown) => ({ failure: error }));
  if ('failure' in started) {
    await runStep('Pages', () => Promise.resolve({ parts: [failedStart(started.failure)] }));
    return;
  }
  const { address, lines, stop } = started;
  try {
    const port = Number(new URL(address).port);
    const { pages } = await runStep('Pages', () => checkPages(served, loaded, { port, say }));
    if (wanted.browser) {
      const pictures = wanted.pictures === null ? join(served.group.folder, 'check') : resolve(wanted.pictures);
      await runStep('Browser', async () => ({ parts: await checkBrowser(pages, { address, pictures, say }) }));
      say(`  Pictures: ${pictures}\n`);
    }
  } finally {
    await stop();
  }
  await runStep('Log of the server', () => {
    const part = { part: 'log', summary: `${String(lines.length)} lines`, findings: judgeLog(lines) };
    return Promise.resolve({ parts: [part] });
  });
}

async function checkGroup(wanted: CheckGroupArguments): Promise<void> {
  const started = performance.now();
  const root = process.cwd();
  Object.assign(process.env, withoutServices(process.env));
  const { part, served } = await loadServedGroup(root);
  const { loaded } = await runStep('Files', async () => {
    if (!served) return { parts: [part], loaded: null };
    const files = await checkFiles(served);
    return { parts: [part, ...files.parts], loaded: files.loaded };
  });
  if (served) await runStep('Feeds', async () => ({ parts: await checkFeeds(served) }));
  if (served && loaded) await checkServed(served, loaded, wanted);
  else say('\nThe pages are not checked: the files cannot be served.\n');
  say(summaryText(steps, performance.now() - started));
  if (hasFaults(steps)) process.exitCode = 1;
}

try {
  const wanted = readArguments(process.argv.slice(2));
  if (wanted === null) say(checkGroupUsage);
  else if (wanted.browser && findEngine('chromium') === null) {
    process.stderr.write(
      'There is no Chromium: install it or Chrome, or set CHROME_PATH to its program file; --no-browser leaves its step out.\n',
    );
    process.exitCode = 1;
  } else await checkGroup(wanted);
} catch (error) {
  if (!(error instanceof CheckGroupUsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${checkGroupUsage}`);
  process.exitCode = 2;
}
