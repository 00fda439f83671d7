import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

interface ServerStarterOptions {
  /** The built server. */
  file: string;
  /** Options of Node.js for the inspector; the server then starts without a process that stands by. */
  inspector: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Packages and built files that the server loads at its start. */
  imports(): readonly string[];
}

/** Starts processes of the server; one that has loaded most of the code stands by. */
export class ServerStarter {
  private standby: ChildProcess | null = null;

  constructor(private readonly options: ServerStarterOptions) {}

  start(): ChildProcess {
    const { file, inspector } = this.options;
    if (inspector.length > 0) return this.spawn(...inspector, file);
    this.prepare();
    const child = this.standby as ChildProcess;
    this.standby = null;
    child.send('start');
    return child;
  }

  /** Starts the process that stands by. */
  prepare(): void {
    const { file, inspector, imports } = this.options;
    if (inspector.length > 0 || this.standby?.connected === true) return;
    this.standby = this.spawn('build/dev/standby.mjs', file, ...imports());
  }

  stop(): void {
    this.standby?.kill();
  }

  private spawn(...args: string[]): ChildProcess {
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'] as const;
    return spawn(process.execPath, ['--enable-source-maps', ...args], { stdio: [...stdio], env: this.options.env });
  }
}
