import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { SpokenVisitor } from './SpokenVisitor.ts';
import type { SpokenAction } from './spokenActions.ts';

/** An action of a visitor, and all that is heard of it, in order. */
export type SpokenStep = readonly [action: SpokenAction, ...heard: string[]];

export interface SpokenFlow {
  /**
   * Texts that are spoken only if the server takes its time, or sooner or later than others. They are left out of what is
   * heard.
   */
  whileWaiting: readonly string[];
  steps: readonly SpokenStep[];
}

/** Maximum wait for the phrases of a step on a busy machine, and after a step that differs, ms. */
const timeoutMs = 20_000;
const afterFailureMs = 2000;
const pollMs = 50;

/**
 * Takes all steps of a flow, and expects that each is heard as written.
 * A step is over once its phrases are those expected: what is said later counts for the next one.
 */
export async function expectHeard(visitor: SpokenVisitor, { steps, whileWaiting }: SpokenFlow): Promise<void> {
  const told: string[][] = [];
  let waitMs = timeoutMs;
  for (const [action, ...expected] of steps) {
    const hear = await action.start(visitor);
    const listen = async (): Promise<string[]> => withoutWaiting(await hear(), whileWaiting);
    const end = performance.now() + waitMs;
    let heard = await listen();
    while (heard.join('\n') !== expected.join('\n') && performance.now() < end) {
      await pause(pollMs);
      heard = await listen();
    }
    if (heard.join('\n') !== expected.join('\n')) waitMs = afterFailureMs;
    told.push([action.name, ...heard]);
  }
  expect(told).toEqual(steps.map(([action, ...heard]) => [action.name, ...heard]));
}

/**
 * Returns phrases without these texts, and with consecutive announcements as one.
 * Two texts are spoken as one when little time is between them.
 */
function withoutWaiting(phrases: readonly string[], texts: readonly string[]): string[] {
  const heard: string[] = [];
  for (const phrase of phrases) {
    const [, live, said] = /^(polite: |assertive: )(.*)$/.exec(phrase) ?? [];
    const last = heard.at(-1);
    if (live === undefined || said === undefined) heard.push(phrase);
    else {
      const rest = texts.reduce((left, text) => left.replace(text, '').replace(/\s+/g, ' ').trim(), said);
      if (rest === '') continue;
      if (last?.startsWith(live) === true) heard[heard.length - 1] = `${last} ${rest}`;
      else heard.push(live + rest);
    }
  }
  return heard;
}
