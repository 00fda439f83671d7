import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findBoundaryBreaks } from './findBoundaryBreaks.ts';

const value = (path: string): string => `import { x } from '${path}';\nexport const y = x;\n`;
const type = (path: string): string => `import type { X } from '${path}';\nexport type Y = X;\n`;
const thing = 'export const x = 1;\nexport type X = number;\n';

/** A small project: the files that forbidden imports target must exist. */
const files: Record<string, string> = {
  'shared/kit/thing.ts': thing,
  'shared/booking/thing.ts': thing,
  'client/booking/thing.ts': thing,
  'client/app/thing.ts': thing,
  'client/app/store.ts': thing,
  'client/framework/thing.ts': thing,
  'client/site/thing.ts': thing,
  'server/kit/thing.ts': thing,
  'server/upstream/thing.ts': thing,
  'server/storage/thing.ts': thing,
  'server/booking/thing.ts': thing,
  'config/thing.ts': thing,
  // allowed
  'shared/forms/types.ts': type('../booking/thing.ts'),
  'shared/forms/kit.ts': value('../kit/thing.ts'),
  'client/forms/types.ts': type('../booking/thing.ts'),
  'client/forms/framework.ts': value('../framework/thing.ts'),
  'client/forms/site.ts': value('../site/thing.ts'),
  'client/framework/store.ts': type('../app/store.ts'),
  'server/forms/kit.ts': value('../kit/thing.ts'),
  'server/forms/embedded/engine.ts': value('../../storage/thing.ts'),
  'server/forms/embedded/kit.ts': value('../../kit/thing.ts'),
  'server/forms/vendor/adapter.ts': value('../../upstream/thing.ts'),
  'server/forms/gateways.ts': type('../../client/app/thing.ts'),
  'server/wheelchanges/booking.ts': value('../booking/thing.ts'),
  'server/render/page.ts': value('../../client/app/thing.ts'),
  'server/composition/createServices.ts': value('../../config/thing.ts'),
  // forbidden
  'shared/kit/room.ts': value('../booking/thing.ts'),
  'shared/forms/rooms.ts': value('../booking/thing.ts'),
  'shared/forms/client.ts': type('../../client/app/thing.ts'),
  'shared/forms/node.ts': "import { readFileSync } from 'node:fs';\nexport const y = readFileSync;\n",
  'client/forms/rooms.ts': value('../booking/thing.ts'),
  'client/forms/app.ts': value('../app/thing.ts'),
  'client/forms/appTypes.ts': type('../app/thing.ts'),
  'client/framework/app.ts': value('../app/store.ts'),
  'client/framework/rooms.ts': type('../booking/thing.ts'),
  'client/site/rooms.ts': value('../booking/thing.ts'),
  'client/forms/server.ts': type('../../server/booking/thing.ts'),
  'client/forms/config.ts': value('../../config/thing.ts'),
  'client/ui/room.ts': value('../../shared/booking/thing.ts'),
  'server/forms/client.ts': value('../../client/app/thing.ts'),
  'server/forms/config.ts': value('../../config/thing.ts'),
  'server/kit/room.ts': value('../storage/thing.ts'),
  'server/forms/rooms.ts': value('../booking/thing.ts'),
  'server/forms/embedded/http.ts': "import { request } from 'node:http';\nexport const y = request;\n",
  'server/forms/embedded/upstream.ts': value('../../upstream/thing.ts'),
  'server/render/room.ts': value('../../client/booking/thing.ts'),
  'server/wheelchanges/forms.ts': value('../forms/gateways.ts'),
  'config/server.ts': value('../server/booking/thing.ts'),
  'server/http/circle.ts': "import { b } from './circleBack.ts';\nexport const a = (): unknown => b;\n",
  'server/http/circleBack.ts': "import { a } from './circle.ts';\nexport const b = (): unknown => a;\n",
  'server/http/typeCircle.ts': "import type { B } from './typeCircleBack.ts';\nexport type A = B | string;\n",
  'server/http/typeCircleBack.ts': "import type { A } from './typeCircle.ts';\nexport type B = A[];\n",
  'server/http/lazyCircle.ts': "export const a = () => import('./lazyCircleBack.ts');\n",
  'server/http/lazyCircleBack.ts': "import { a } from './lazyCircle.ts';\nexport const b = (): unknown => a;\n",
  'server/http/nowhere.ts': value('./nothing.ts'),
};

describe('the import boundaries', () => {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const rulesByFile = new Map<string, string[]>();

  beforeAll(async () => {
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    const { breaks } = await findBoundaryBreaks(['shared', 'client', 'server', 'config'], root);
    for (const { from, rule } of breaks) rulesByFile.set(from, [...(rulesByFile.get(from) ?? []), rule]);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ['shared/kit/room.ts', 'kit-knows-no-room'],
    ['shared/forms/rooms.ts', 'shared-rooms-stay-apart'],
    ['shared/forms/client.ts', 'shared-stands-alone'],
    ['shared/forms/node.ts', 'shared-has-no-platform'],
    ['client/forms/rooms.ts', 'client-rooms-stay-apart'],
    ['client/forms/app.ts', 'client-rooms-stay-apart'],
    ['client/forms/appTypes.ts', 'rooms-leave-the-app-alone'],
    ['client/framework/app.ts', 'framework-knows-no-room'],
    ['client/framework/rooms.ts', 'framework-takes-two-types'],
    ['client/site/rooms.ts', 'site-knows-no-room'],
    ['client/forms/server.ts', 'client-stays-in-the-browser'],
    ['client/forms/config.ts', 'client-stays-in-the-browser'],
    ['client/ui/room.ts', 'ui-knows-no-room'],
    ['server/forms/client.ts', 'one-door-from-server-to-client'],
    ['server/forms/config.ts', 'server-takes-config-at-the-top'],
    ['server/kit/room.ts', 'server-kit-knows-no-room'],
    ['server/forms/rooms.ts', 'server-rooms-stay-apart'],
    ['server/forms/embedded/http.ts', 'embedded-engines-call-nobody'],
    ['server/forms/embedded/upstream.ts', 'embedded-engines-are-whole'],
    ['server/render/room.ts', 'render-uses-the-app'],
    ['server/wheelchanges/forms.ts', 'wheel-changes-join-two-rooms'],
    ['config/server.ts', 'config-is-data'],
    ['server/http/circle.ts', 'no-circles'],
    ['server/http/typeCircle.ts', 'no-circles'],
    ['server/http/lazyCircle.ts', 'no-circles'],
    ['server/http/nowhere.ts', 'no-unknown-files'],
  ])('refuse %s by the rule %s', (file, rule) => {
    expect(rulesByFile.get(file)).toContain(rule);
  });

  it.each([
    'shared/forms/types.ts',
    'shared/forms/kit.ts',
    'client/forms/types.ts',
    'client/forms/framework.ts',
    'client/forms/site.ts',
    'client/framework/store.ts',
    'server/forms/kit.ts',
    'server/forms/embedded/engine.ts',
    'server/forms/embedded/kit.ts',
    'server/forms/vendor/adapter.ts',
    'server/forms/gateways.ts',
    'server/render/page.ts',
    'server/wheelchanges/booking.ts',
    'server/composition/createServices.ts',
  ])('allow %s', (file) => {
    expect(rulesByFile.get(file)).toBeUndefined();
  });
});
