import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * jest's globalSetup: one PostgreSQL for all tests of the run, whose address they find in DATABASE_TEST_URL. When that
 * is set already, the one it names is used.
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
