import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stampOf } from '../sourceStamp.mjs';

const generator = 'groups/polhem/generate/generateDemoStock.ts';
const folder = 'groups/polhem/stock';
/** Its last file: it is written when all others are. */
const stampFile = `${folder}/stamp`;

/** Files and folders that the stock is made from. A test compares them with the imports of the generator. */
export const demoStockSources = [
  'config/carList.ts',
  'groups/polhem/content/media/media.json',
  'groups/polhem/generate',
  'server/catalogue/embedded/columns',
  'server/catalogue/embedded/listedVehicle.ts',
  'server/catalogue/embedded/vehicleIndexSchema.ts',
  'server/catalogue/feed/cars/carFields.ts',
  'shared/catalogue/car/carFieldKinds.ts',
  'shared/catalogue/facets/rangeFacets.ts',
  'shared/kit/format',
  'shared/kit/text/asciiSlug.ts',
  'shared/kit/time/clockText.ts',
];

/**
 * Makes the stock of the demo group unless it is that of the present sources; does nothing where there is no demo.
 * It is not committed, because each change of a field would add 2 MB to the repository.
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
