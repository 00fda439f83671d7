import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { waitUntil } from '../../fixtures/waitUntil.ts';
import { freePort } from '../../upstreams/freePort.ts';
import { enginePath } from './enginePath.ts';

/** Height of the virtual screen, px: a window can be as high as nearly any page. */
export const screenHeight = 16_384;

export interface WebKitDriver {
  /** "http://127.0.0.1:21234" */
  address: string;
  /** Standard error of the driver and of its browser so far. */
  lines: string[];
  close(): Promise<void>;
}

/** Ends a process; resolves when it has ended. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a virtual screen on a free display. */
async function startScreen(): Promise<{ display: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', `2000x${String(screenHeight)}x24`, '-nolisten', 'tcp', '-noreset'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}.`)));
  });
  return { display, child };
}

/** Starts WebKit's driver with a screen, a home and a runtime folder of its own, which close() removes. */
export async function startWebKitDriver(): Promise<WebKitDriver> {
  const program = enginePath('webkit');
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-webkit-'));
  const children: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    // The driver's browser ends with the screen.
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const runtime = join(folder, 'run');
    await mkdir(runtime, { mode: 0o700 });
    const { display, child: screen } = await startScreen();
    children.push(screen);
    const env = {
      ...process.env,
      HOME: folder,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      GSETTINGS_BACKEND: 'memory',
      GIO_USE_VFS: 'local',
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
    const port = await freePort();
    const driver = spawn(program, [`--port=${String(port)}`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(driver);
    const lines: string[] = [];
    createInterface({ input: driver.stderr }).on('line', (line) => lines.push(line));
    const address = `http://127.0.0.1:${String(port)}`;
    await waitUntil(() => {
      if (driver.exitCode !== null) throw new Error(`${program} has ended: ${lines.join('\n')}`);
      return fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    return { address, lines, close };
  } catch (error) {
    await close();
    throw error;
  }
}
