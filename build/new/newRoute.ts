import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertAfter, insertBefore } from './insertLines.ts';
import { NewCommandError } from './NewCommandError.ts';
import { readNewName } from './readNewName.ts';
import type { NewName } from './readNewName.ts';
import { writeNewFiles } from './writeNewFiles.ts';

const routeNames = 'server/telemetry/routeName.ts';

const httpFolder = (room: string): string => (room === 'http' ? '.' : '../http');

interface NewRoute {
  /** Room and name: "forms/trade-values". */
  path: string;
  method: 'GET' | 'POST';
}

const api = ({ room, kebab, camel, pascal, words }: NewName, method: NewRoute['method']): string => {
  const isGet = method === 'GET';
  const helper = isGet ? 'validate' : 'jsonRoute';
  return `import type { RequestHandler, Router } from 'express';
import Joi from 'joi';
import { ApiRoutes } from '${httpFolder(room)}/api/ApiRoutes.ts';
import { ${helper} } from '${httpFolder(room)}/api/${helper}.ts';

interface ${pascal}Request {
  text: string;
}

const schema = Joi.object<${pascal}Request, true>({ text: Joi.string().max(500).required() });

/**
 * ${method} /api/${kebab}: responds with the text of a request for ${words}.
 * @param limit rate limit per address
 */
export function ${camel}Api(limit: RequestHandler): Router {
  const routes = new ApiRoutes();
  ${isGet ? getRoute : postRoute}
  routes.refuseOtherMethods();
  return routes.router;
}
`;
};

const getRoute = `routes.get('/', limit, (request, response) => {
    const { text } = validate(schema, request.query, 'query');
    response.set('Cache-Control', 'no-store').json({ text });
  });`;

const postRoute = `routes.post(
    '/',
    ...jsonRoute({ limit, maxBytes: '4kb', schema }, ({ text }, _request, response) => void response.json({ text })),
  );`;

const test = ({ room, kebab, camel }: NewName, method: NewRoute['method']): string => {
  const isGet = method === 'GET';
  const send = isGet ? 'query' : 'send';
  return `import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { apiErrors } from '${httpFolder(room)}/api/apiErrors.ts';
import { limitAttempts } from '${httpFolder(room)}/limits/limitAttempts.ts';
import { ${camel}Api } from './${camel}Api.ts';

const path = '/api/${kebab}';

/** @param perMinute requests per address; 0: no limit */
const testApp = (perMinute = 0) =>
  express().use(path, ${camel}Api(limitAttempts(perMinute)), apiErrors(collectingLogger()));

const call = (app = testApp()) => request(app).${method.toLowerCase()}(path);

describe('${method} /api/${kebab}', () => {
  it('responds with the text of the request', async () => {
    const answer = await call().${send}({ text: 'Words' });
    expect([answer.status, answer.body]).toEqual([200, { text: 'Words' }]);
  });

  it('names the invalid field of a request', async () => {
    const answer = await call().${send}({ text: ${isGet ? "''" : '7'} });
    expect(JSON.stringify(answer.body)).toContain('"field":"text"');
  });

  it.each<[status: number, what: string, send: () => request.Test]>([
    [400, 'an unknown field', () => call().${send}({ text: 'Words', more: 1 })],
    [405, 'another method', () => request(testApp()).${isGet ? 'post' : 'get'}(path)],${
      isGet
        ? ''
        : `
    [403, 'a page of another site', () => call().set('sec-fetch-site', 'cross-site').send({ text: 'Words' })],
    [413, 'a large body', () => call().send({ text: 'x'.repeat(5000) })],
    [415, 'a form', () => call().type('form').send('text=Words')],`
    }
  ])('answers with %d to %s', async (status, _what, send) => {
    const answer = await send();
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
  });

  it('refuses more requests than the limit per address', async () => {
    const app = testApp(1);
    await call(app).${send}({ text: 'Words' });
    expect((await call(app).${send}({ text: 'Words' })).status).toBe(429);
  });
});
`;
};

/**
 * Writes a route below /api with its HTTP test.
 * Adds it to the routers, to the rate limits and to the names of the metrics.
 * @param root of the project
 * @throws NewCommandError for an unknown room, or an existing or invalid name
 */
export async function newRoute({ path, method }: NewRoute, root: string, say: (text: string) => void): Promise<void> {
  const name = readNewName(path);
  const { room, kebab, camel, words } = name;
  if (!existsSync(join(root, 'server', room))) throw new NewCommandError(`There is no folder server/${room}.`);
  if ((await readFile(join(root, routeNames), 'utf8')).includes(`  '${kebab}',\n`)) {
    throw new NewCommandError(`The route /api/${kebab} exists already.`);
  }
  await writeNewFiles(
    {
      created: {
        [`server/${room}/${camel}Api.ts`]: api(name, method),
        [`server/${room}/${camel}Api.test.ts`]: test(name, method),
      },
      changed: {
        'server/createApi.ts': (code) =>
          insertAfter(
            insertBefore(
              code,
              "import { choicesApi } from './site/",
              `import { ${camel}Api } from './${room}/${camel}Api.ts';`,
            ),
            "  api.use('/browser-errors', ",
            `  api.use('/${kebab}', ${camel}Api(limits.${camel}));`,
          ),
        'server/composition/apiLimits.ts': (code) =>
          insertAfter(
            insertAfter(
              insertBefore(
                code,
                '/** Rate limits of requests that pages make without a form',
                `/** Requests for ${words} per address and minute. */\nconst ${camel}PerMinute = 60;\n`,
              ),
              '  errorReports: RequestHandler;',
              `  ${camel}: RequestHandler;`,
            ),
            '    errorReports: limit(',
            `    ${camel}: limit(${camel}PerMinute, 'requests for ${words}'),`,
          ),
        [routeNames]: (code) => insertAfter(code, 'const apiRoutes = new Set([', `  '${kebab}',`),
      },
    },
    root,
    say,
  );
  say(`Next: npm run test:file -- ${camel}Api, then what the route does: docs/how-to/add-an-api-route.md\n`);
}
