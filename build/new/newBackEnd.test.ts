import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NewCommandError } from './NewCommandError.ts';
import { newBackEnd } from './newBackEnd.ts';

const changed = [
  'config/envVariables.ts',
  'config/env.ts',
  'config/env.test.ts',
  '.env.example',
  'config/backendSettings.ts',
  'server/cli/doctor/backendProbes.ts',
];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-back-end-'));
  for (const file of changed) await cp(file, join(root, file));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const silent = (): void => undefined;

describe('newBackEnd()', () => {
  it('reports the paths of the files it writes', async () => {
    const said: string[] = [];
    await newBackEnd('finance/trade-values', root, (text) => said.push(text.trim()));
    expect(said.slice(0, -1)).toEqual([
      'shared/finance/TradeValuesGateway.ts',
      'server/finance/embedded/embeddedTradeValues.ts',
      'server/finance/tradeValuesAdapter.ts',
      'server/finance/createTradeValues.ts',
      'test/contracts/tradeValues.contract.ts',
      'test/contracts/tradeValues.contract.test.ts',
      ...changed,
    ]);
  });

  it.each(changed.filter((file) => file !== 'server/cli/doctor/backendProbes.ts'))(
    'keeps every line of %s',
    async (file) => {
      const before = (await read(file)).split('\n');
      await newBackEnd('finance/trade-values', root, silent);
      const after = (await read(file)).split('\n');
      expect(after.length).toBeGreaterThan(before.length);
      expect(after).toEqual(expect.arrayContaining(before));
    },
  );

  it.each([
    'config/envVariables.ts',
    'config/env.ts',
    'config/env.test.ts',
    '.env.example',
    'config/backendSettings.ts',
  ])('adds the three variables to %s', async (file) => {
    await newBackEnd('finance/trade-values', root, silent);
    const text = await read(file);
    const variables = ['TRADE_VALUES_ENDPOINT', 'TRADE_VALUES_API_KEY', 'TRADE_VALUES_API_KEY_HEADER'];
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('lets the doctor check the service', async () => {
    await newBackEnd('finance/trade-values', root, silent);
    const code = await read('server/cli/doctor/backendProbes.ts');
    expect(code).toMatch(/const \{[^}]*, tradeValues\b[^}]*\} = backendSettings/);
    expect(code).toContain("...withKey('service for trade values', 'TRADE_VALUES', tradeValues),");
  });

  it('lets the doctor check several new services', async () => {
    for (const name of ['trade-values', 'residual-values', 'guarantee-prices-of-used-cars']) {
      await newBackEnd(`finance/${name}`, root, silent);
    }
    const [, settings] =
      /const \{([^}]*)\} = backendSettings/.exec(await read('server/cli/doctor/backendProbes.ts')) ?? [];
    expect(settings?.match(/\w+/g)?.slice(-3)).toEqual(['tradeValues', 'residualValues', 'guaranteePricesOfUsedCars']);
  });

  it('writes the same .env.example as the command for it', async () => {
    await newBackEnd('finance/trade-values', root, silent);
    const added = (await read('.env.example')).split('\n\n').filter((entry) => entry.includes('TRADE_VALUES'));
    expect(added[0]).toBe(
      [
        '# URL of the service for trade values; without it, the embedded default is used.',
        '# Expects an http or https address. Default: not set.',
        '#TRADE_VALUES_ENDPOINT=https://trade-values.example/api',
      ].join('\n'),
    );
  });

  it.each(['finance/tire-hotel', 'finance/sms', 'finance', 'Finance/values', 'finance/a/b', ''])(
    'refuses "%s"',
    async (path) => {
      await expect(newBackEnd(path, root, silent)).rejects.toThrow(NewCommandError);
    },
  );
});
