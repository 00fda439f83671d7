import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { BuildFault } from '../shared/kit/BuildFault.ts';

/** A change of shared code finishes two builds in quick succession: one restart is enough. */
const settleMilliseconds = 60;

/** The server under development as a child process that is replaced on every build. */
export class DevServer {
  private child: ChildProcess | null = null;
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly file: string) {}

  /** Stops the running server, waits until it has ended (to free the port) and starts the new one. */
  restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.turn = this.turn.then(() => this.end()).then(() => this.begin());
    }, settleMilliseconds);
  }

  /** Shows the errors of the current sources on open pages; an empty list removes them. */
  show(buildFaults: readonly BuildFault[]): void {
    if (this.child?.connected === true) this.child.send({ buildFaults });
  }

  stop(): Promise<void> {
    clearTimeout(this.timer);
    this.turn = this.turn.then(() => this.end());
    return this.turn;
  }

  private begin(): void {
    const env = {
      DRAIN_SECONDS: '0',
      SHUTDOWN_GRACE_SECONDS: '0',
      ...process.env,
      NODE_ENV: 'development',
      FORECOURT_DEV: '1',
    };
    const child = spawn(process.execPath, ['--enable-source-maps', this.file], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.child === child && signal === null && code !== 0) {
        console.error('The server has stopped with an error. It restarts with the next change.');
      }
    });
  }

  private end(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child?.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  }
}
