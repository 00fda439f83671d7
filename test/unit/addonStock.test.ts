import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { demoBookingReference } from '../fixtures/demo/demoBookingReference.ts';

const contentFolder = join(process.cwd(), 'groups/polhem/content');
const options = { contentFolder, dealersFile: 'groups/polhem/stock/dealers.ndjson.gz', logger: silentLogger };

describe('the number of an add-on in workshops.yaml', () => {
  it('is the default one where a workshop has none of its own', async () => {
    const { workshops } = await demoBookingReference(options);
    const stockOf = (id: string) => workshops.find(({ departmentId }) => departmentId === id)?.addonStock;
    expect(stockOf('10.10013')).toEqual({ lanebil: 4, 'lanebil-kombi': 2 });
    expect(stockOf('10.10043')).toEqual({ lanebil: 2, 'lanebil-kombi': 1 });
  });

  it.each([
    ['lanebil: 2', 'oljebyte: 2', 'defaults.addonStock.oljebyte is not a code of an add-on in offerings.yaml'],
    ['lanebil: 4', 'cykel: 4', 'addonStock.cykel is not a code of an add-on in offerings.yaml'],
    ['lanebil: 2', 'lanebil: 0', 'defaults.addonStock.lanebil'],
  ])('is refused at its place: %s → %s', async (from, to, told) => {
    const folder = await mkdtemp(join(tmpdir(), 'addon-stock-'));
    try {
      await cp(join(contentFolder, 'booking'), join(folder, 'booking'), { recursive: true });
      const file = join(folder, 'booking/workshops.yaml');
      await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
      await expect(demoBookingReference({ ...options, contentFolder: folder })).rejects.toThrow(told);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
