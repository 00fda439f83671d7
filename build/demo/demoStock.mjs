import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { demo } from '../jest/useDemoGroup.mjs';
import { stampOf } from '../sourceStamp.mjs';

const group = `groups/${demo}`;
const generator = `${group}/generate/generateDemoStock.ts`;
/** The last file of the stock: it is written when all others are. */
const stampFile = `${group}/stock/stamp`;

/** Files and folders that the stock is made from. A test compares them with the imports of the generator. */
export const demoStockSources = [
  'config/carList.ts',
  `${group}/content/media/media.json`,
  `${group}/generate`,
  'server/catalogue/embedded/columns',
  'server/catalogue/embedded/listedVehicle.ts',
  'server/catalogue/embedded/vehicleIndexSchema.ts',
  'server/catalogue/feed/cars/carFields.ts',
  'shared/catalogue/car',
  'shared/catalogue/facets/rangeFacets.ts',
  'shared/catalogue/list',
  'shared/kit/format',
  'shared/kit/text/asciiSlug.ts',
  'shared/kit/time/clockText.ts',
];

/**
 * Makes the stock of the demo group unless it is that of the present sources.
 * Does nothing where there is no demo, as in the image. The stock is not committed, because each change of a field
 * would add 2 MB to the repository.
 * @param output descriptor for what is printed: 2 keeps this process's stdout for the result of a command
 */
export function makeDemoStockWhenNeeded({ output = 1 } = {}) {
  if (!existsSync(generator)) return;
  const stamp = stampOf(demoStockSources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('Making the stock of the demo group …');
  const { status } = spawnSync(process.execPath, ['build/run.mjs', generator], {
    stdio: ['ignore', output, 'inherit'],
  });
  if (status !== 0) {
    console.error('The stock of the demo group cannot be made. See the output above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}
