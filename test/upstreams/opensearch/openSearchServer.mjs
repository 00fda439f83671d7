import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/*
 * OpenSearch for tests, from its jars on Maven Central.
 * It writes its address to stdout and runs until stdin ends, on loopback, with its own data folder. The line "crash" on stdin kills it, "start" starts it again at the same port
 * and with the same data; each is answered by a line. Arguments are settings of the node, name=value; heap=512m is the
 * memory of the JVM.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const classpathFile = resolve('node_modules/.cache/forecourt/opensearch.classpath');

/** The jars of pom.xml, which Maven downloads once into its own store. */
function classpath() {
  const pom = join(folder, 'pom.xml');
  const isKnown = existsSync(classpathFile) && statSync(classpathFile).mtimeMs > statSync(pom).mtimeMs;
  const known = isKnown ? readFileSync(classpathFile, 'utf8').trim() : '';
  if (known !== '' && known.split(':').every((jar) => existsSync(jar))) return known;
  mkdirSync(resolve(classpathFile, '..'), { recursive: true });
  const goal = ['dependency:build-classpath', `-Dmdep.outputFile=${classpathFile}.new`];
  execFileSync('mvn', ['-q', '-B', '-f', pom, ...goal], { stdio: ['ignore', 'ignore', 'inherit'] });
  const jars = readFileSync(`${classpathFile}.new`, 'utf8').trim();
  writeFileSync(classpathFile, jars);
  return jars;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const given = process.argv.slice(2);
const heap = given.find((argument) => argument.startsWith('heap='))?.slice('heap='.length) ?? '512m';
const home = await mkdtemp(join(tmpdir(), 'forecourt-opensearch-'));
const port = await freePort();
const settings = [
  `path.home=${home}`,
  'network.host=127.0.0.1',
  `http.port=${port}`,
  `transport.port=${await freePort()}`,
  'discovery.type=single-node',
  'cluster.name=forecourt-tests',
  'node.name=tests',
  // a disk that is nearly full is no reason to refuse the few megabytes of a test
  'cluster.routing.allocation.disk.threshold_enabled=false',
  ...given.filter((argument) => !argument.startsWith('heap=')),
];

let java = null;

async function start() {
  const flags = [`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC'];
  java = spawn('java', [...flags, '-cp', classpath(), join(folder, 'OpenSearchServer.java'), ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(java, 'exit').then(([code]) => {
    throw new Error(`OpenSearch for tests ended with ${code}.`);
  });
  await Promise.race([once(createInterface({ input: java.stdout }), 'line'), ended]);
  ended.catch(() => undefined);
}

async function end(signal) {
  if (!java || java.exitCode !== null || java.signalCode !== null) return;
  const exited = once(java, 'exit');
  java.kill(signal);
  await exited;
}

async function leave(code) {
  await end('SIGTERM');
  await rm(home, { recursive: true, force: true });
  process.exit(code);
}

createInterface({ input: process.stdin })
  .on('line', (command) => {
    const action = command === 'crash' ? end('SIGKILL') : start();
    action.then(
      () => process.stdout.write(`${command}\n`),
      (error) => process.stderr.write(`OpenSearch for tests does not ${command}: ${String(error)}\n`),
    );
  })
  .once('close', () => void leave(0));

try {
  await start();
  process.stdout.write(`http://127.0.0.1:${port}\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n`);
  await leave(1);
}
