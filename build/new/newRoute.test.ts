import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NewCommandError } from './NewCommandError.ts';
import { newRoute } from './newRoute.ts';

const lists: [file: string, lines: string[]][] = [
  [
    'server/createApi.ts',
    ["import { tradeInApi } from './forms/tradeInApi.ts';", "  api.use('/trade-in', tradeInApi(limits.tradeIn));"],
  ],
  [
    'server/composition/apiLimits.ts',
    [
      '/** Requests for trade in per address and minute. */',
      'const tradeInPerMinute = 60;',
      '',
      '  tradeIn: RequestHandler;',
      "    tradeIn: limit(tradeInPerMinute, 'requests for trade in'),",
    ],
  ],
  ['server/telemetry/routeName.ts', ["  'trade-in',"]],
];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-route-'));
  for (const [file] of lists) await cp(file, join(root, file));
  for (const room of ['forms', 'http']) await mkdir(join(root, 'server', room));
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const silent = (): void => undefined;

describe('newRoute()', () => {
  it('reports the paths of the files it writes', async () => {
    const said: string[] = [];
    await newRoute({ path: 'forms/trade-in', method: 'POST' }, root, (text) => said.push(text.trim()));
    expect(said.slice(0, -1)).toEqual([
      'server/forms/tradeInApi.ts',
      'server/forms/tradeInApi.test.ts',
      ...lists.map(([file]) => file),
    ]);
  });

  it.each(lists)('adds only the lines of the route to %s', async (file, lines) => {
    const before = (await read(file)).split('\n');
    await newRoute({ path: 'forms/trade-in', method: 'POST' }, root, silent);
    const after = (await read(file)).split('\n');
    expect(after.length - before.length).toBe(lines.length);
    expect(after).toEqual(expect.arrayContaining([...before, ...lines]));
  });

  it('imports the route helpers from the same folder in the room http', async () => {
    await newRoute({ path: 'http/trade-in', method: 'POST' }, root, silent);
    expect(await read('server/http/tradeInApi.ts')).toContain("from './api/ApiRoutes.ts'");
  });

  it('reads the query of a GET request', async () => {
    await newRoute({ path: 'forms/trade-in', method: 'GET' }, root, silent);
    expect(await read('server/forms/tradeInApi.ts')).toContain("validate(schema, request.query, 'query')");
    expect(await read('server/forms/tradeInApi.test.ts')).toContain("describe('GET /api/trade-in'");
  });

  it.each(['forms/page-view', 'showroom/trade-in', 'forms', 'forms/Trade', 'forms/../http', 'forms/a/b', ''])(
    'refuses "%s"',
    async (path) => {
      await expect(newRoute({ path, method: 'POST' }, root, silent)).rejects.toThrow(NewCommandError);
    },
  );

  it('never overwrites a route', async () => {
    await newRoute({ path: 'forms/trade-in', method: 'POST' }, root, silent);
    await cp('server/telemetry/routeName.ts', join(root, 'server/telemetry/routeName.ts'));
    await expect(newRoute({ path: 'forms/trade-in', method: 'POST' }, root, silent)).rejects.toThrow(
      'tradeInApi.ts exists already.',
    );
  });
});
