import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startScript } from '../load/startScript.ts';
import type { Figure } from '../report/Figure.ts';
import { median, medianRatio } from '../timing.ts';
import type { FeedMeasure } from './measureFeed.ts';
import { measuredFeed } from './measuredFeed.ts';
import type { PresetFeed } from './presetFeeds.ts';
import { writeFeed } from './writeFeed.ts';

/** Highest processor time of a preset, divided by that of a plain mapping. */
const maxRatio = 1.3;
const maxMegabytes = 400;
/** Other work of the machine disturbs both: a ratio above the limit is measured again. */
const maxRounds = 3;

async function measure(args: string[], cars: number): Promise<FeedMeasure> {
  const script = await startScript<FeedMeasure>('test/performance/feed/measureFeed.ts', args);
  script.stop();
  if (script.first.cars === cars) return script.first;
  throw new Error(`${args.join(' ')}: ${String(script.first.cars)} of ${String(cars)} cars are served.`);
}

/**
 * Measures a preset and a mapping of the same columns without conversions.
 * Both read the same file in turn.
 * @param folder for the feeds, which are deleted afterwards
 */
export async function presetFigures(feed: PresetFeed, cars: number, folder: string): Promise<Figure[]> {
  const { parts, mapping, plain } = await measuredFeed(feed);
  const source = join(folder, feed.preset);
  const [mappingFile, plainFile] = [`${source}.json`, `${source}-plain.json`] as const;
  await writeFeed(source, parts, cars);
  await writeFile(mappingFile, JSON.stringify(mapping));
  await writeFile(plainFile, JSON.stringify(plain));
  const own: FeedMeasure[] = [];
  const peer: FeedMeasure[] = [];
  const figureOf = (what: 'start' | 'check'): Figure => {
    const [mine, theirs] = [own.map((one) => one[what]), peer.map((one) => one[what])];
    return {
      name: `${feed.preset}, ${what}`,
      unit: 's',
      ours: median(mine),
      peer: { name: 'same columns as they are', value: median(theirs) },
      ratio: medianRatio(mine, theirs),
      goal: { atMost: maxRatio },
    };
  };
  const figures = (): Figure[] => [figureOf('start'), figureOf('check')];
  do {
    own.push(await measure([source, mappingFile, feed.country], cars));
    peer.push(await measure([source, plainFile, feed.country], cars));
  } while (own.length < maxRounds && figures().some(({ ratio = 0 }) => ratio > maxRatio));
  await Promise.all([source, mappingFile, plainFile].map((file) => rm(file)));
  return [
    ...figures(),
    {
      name: `${feed.preset}, memory`,
      unit: 'MB',
      ours: Math.max(...own.map(({ megabytes }) => megabytes)),
      goal: { atMost: maxMegabytes },
    },
  ];
}
