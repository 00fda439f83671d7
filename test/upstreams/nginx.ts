import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../performance/load/freePort.ts';

interface RunningNginx {
  address: string;
  stop(): Promise<void>;
}

/** Polling interval until nginx listens, ms. */
const momentMs = 50;
const maxChecks = 200;

/**
 * Starts a real nginx in front of a server, with default proxy settings.
 * Its defaults buffer responses and close a connection that is idle for a minute. The machine's own nginx is not
 * touched.
 * @param http additional lines of the http block
 */
export async function startNginx(upstream: string, http = ''): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-nginx-'));
  await chmod(folder, 0o755); // Its workers may run as another user.
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  access_log off; ${temporary}
  ${http}
  server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; } }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (data: Buffer) => errors.push(data.toString()));
  let failure = '';
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      failure ||= `nginx ended with ${String(code)}: ${errors.join('')}`;
      resolve();
    });
    child.once('error', () => {
      failure = 'There is no nginx on the PATH: install one (apt-get install nginx-light) to run this test.';
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  for (let moment = 0; !(await listens(port)); moment += 1) {
    if (failure !== '' || moment === maxChecks) {
      await stop();
      throw new Error(failure || `nginx does not listen: ${errors.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, momentMs));
  }
  return { address: `http://127.0.0.1:${port}`, stop };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
