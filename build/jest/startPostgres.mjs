import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * jest's globalSetup: starts one PostgreSQL for all tests and sets DATABASE_TEST_URL.
 * If that is already set, the server it names is used.
 */
export default async function startPostgres() {
  if (process.env.DATABASE_TEST_URL) return;
  const server = spawn(process.execPath, ['build/jest/postgresServer.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  globalThis.stopPostgres = async () => {
    server.stdin.end();
    await ended;
  };
  process.env.DATABASE_TEST_URL = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    void ended.then((code) => reject(new Error(`PostgreSQL for tests ended with ${code}.`)));
  });
}
