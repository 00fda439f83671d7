import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { readScreenPlan } from '../screens/readScreenPlan.ts';

describe('readScreenPlan()', () => {
  it('reads the screens of the demo group', () => {
    const screens = readScreenPlan('groups/polhem/screens.yaml');
    const sites = loadGroup('groups/polhem', process.cwd()).sites.map(({ name }) => name);
    expect(sites).toEqual(expect.arrayContaining([...new Set(screens.map(({ site }) => site))]));
    expect(screens.find(({ name }) => name === 'start-consent')).toMatchObject({
      site: 'polhem-bil',
      path: '/',
      steps: [],
      consent: true,
      fold: true,
    });
  });

  it('begins a screen with the steps of the one it comes after', () => {
    const screens = readScreenPlan('groups/polhem/screens.yaml');
    const stepsOf = (wanted: string): unknown[] => screens.find(({ name }) => name === wanted)?.steps ?? [];
    expect(stepsOf('compare').slice(0, -2)).toEqual(stepsOf('compare-bar'));
  });

  it('reads the back end that is down in a screen', () => {
    const screens = readScreenPlan('groups/polhem/screens.yaml');
    expect(screens.find(({ name }) => name === 'list-search-down')?.down).toBe('search');
  });

  it('has a sold car for the screen of one', () => {
    const path = readScreenPlan('groups/polhem/screens.yaml').find(({ name }) => name === 'car-sold')?.path;
    const lines = gunzipSync(readFileSync('groups/polhem/stock/demo-cars.ndjson.gz')).toString('utf8').split('\n');
    const car = lines.find((line) => line.includes(`"car_id":"${path?.split('/').at(-1) ?? ''}"`));
    expect(car).toContain('"car_sale_state":"sold"');
  });

  it('names the field that is wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'screens-'));
    const file = join(folder, 'screens.yaml');
    await writeFile(file, 'harbour-bil:\n  start: start\n');
    expect(() => readScreenPlan(file)).toThrow(/harbour-bil\.start/);
    await rm(folder, { recursive: true });
  });
});
