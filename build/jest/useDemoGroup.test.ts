import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../config/env.ts';
import { installedGroup } from '../../config/group/installedGroup.ts';
import { useDemoGroup } from './useDemoGroup.mjs';

const installation = {
  GROUP: 'fjord',
  CONTENT_DIR: 'elsewhere/content',
  STOCK_FEED: 'https://feed.example/cars.csv',
  DATABASE_URL: 'postgres://fjord.example/forecourt',
  SMTP_URL_FILE: '/run/secrets/smtp',
};

describe('the tests of an installation with its own group', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'demo-group-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('use the demo', () => {
    expect(installedGroup().folder).toBe(join(process.cwd(), 'groups/polhem'));
    expect(readEnv()).toMatchObject({ GROUP: 'polhem', CONTENT_DIR: '', STOCK_FEED: '' });
  });

  it('have none of its settings', () => {
    const env: Record<string, string> = { ...installation, NODE_ENV: 'test' };
    useDemoGroup(env);
    expect(readEnv(env)).toEqual(readEnv({ GROUP: 'polhem', NODE_ENV: 'test' }));
  });

  it('hand no setting of its file .env to their commands', () => {
    const file = join(folder, '.env');
    writeFileSync(
      file,
      Object.entries(installation)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const env: Record<string, string> = { NODE_ENV: 'test' };
    useDemoGroup(env);
    const script = 'process.loadEnvFile(process.argv[1]); const { GROUP, CONTENT_DIR } = process.env;';
    const shown = execFileSync(process.execPath, ['-e', `${script} console.log([GROUP, CONTENT_DIR])`, file], { env });
    expect(shown.toString().trim()).toBe("[ 'polhem', '' ]");
  });
});
