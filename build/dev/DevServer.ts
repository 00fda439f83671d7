import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { DevMessage } from '../../shared/kit/DevMessage.ts';

/** A running process of the server. */
export type ServerProcess = Pick<ChildProcess, 'exitCode' | 'signalCode' | 'kill' | 'on' | 'once' | 'send'>;

interface DevServerOptions {
  /** Starts a process that reports its port, each change of content, and replaced pages by IPC. */
  start(): ServerProcess;
  /** Starts a process only when the one before has ended: both would use the same port for the inspector. */
  isInspected?: boolean;
  /** Called before the first page of a new process, or with changed content or pages. */
  onServed(by: keyof DevMessage): void;
}

/** The server cannot answer before the next change: its process has ended. */
export class ServerDownError extends Error {
  override readonly name = 'ServerDownError';
}

/** The server under development: a process that is replaced after changes, while requests wait. */
export class DevServer {
  private process: ServerProcess | null = null;
  /** Port of the process; null before it listens. */
  private ownPort: number | null = null;
  /** The same, null while it replaces its pages too. */
  private state: number | ServerDownError | null = null;
  private readonly states = new EventEmitter().setMaxListeners(0); // each waiting request listens
  private restarts = 0;
  private replacements = 0;
  /** Resolves when all replaced processes have ended. */
  private ended: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: DevServerOptions) {}

  /**
   * Resolves to the port of the newest process when it listens.
   * @throws ServerDownError when it has ended
   */
  async port(): Promise<number> {
    while (this.state === null) await once(this.states, 'known');
    if (this.state instanceof ServerDownError) throw this.state;
    return this.state;
  }

  /** Replaces the process. Requests wait from now on; the old process finishes those that it has. */
  restart(): void {
    this.state = null;
    this.end();
    this.restarts += 1;
    const restart = this.restarts;
    void (this.options.isInspected ? this.ended : Promise.resolve()).then(() => {
      if (restart === this.restarts) this.begin(); // else a later one follows
    });
  }

  /** Lets the process show newly built pages. Requests wait from now on. It is replaced when it does not listen yet. */
  replacePages(): void {
    if (this.process === null || this.ownPort === null) {
      this.restart();
      return;
    }
    this.state = null;
    this.replacements += 1;
    this.process.send({ pages: this.replacements } satisfies DevMessage);
  }

  /** Ends the process for good. */
  async stop(): Promise<void> {
    this.restarts += 1;
    this.end();
    await this.ended;
  }

  private begin(): void {
    const child = this.options.start();
    this.process = child;
    child.on('message', (message: DevMessage) => {
      if (this.process === child) this.receive(message);
    });
    child.once('exit', (code: number | null) => {
      if (this.process !== child) return;
      this.process = null;
      this.ownPort = null;
      console.error('The server has stopped. It starts again with the next change.');
      this.enter(new ServerDownError(`The server has stopped (${String(code)}); the terminal shows why.`));
    });
  }

  private receive({ port, pages }: DevMessage): void {
    if (pages !== undefined && pages !== this.replacements) return; // later ones follow
    this.ownPort = port ?? this.ownPort;
    if (port === undefined && pages === undefined) this.options.onServed('content');
    else {
      this.options.onServed(port === undefined ? 'pages' : 'port');
      this.enter(this.ownPort);
    }
  }

  private enter(state: number | ServerDownError | null): void {
    this.state = state;
    this.states.emit('known');
  }

  private end(): void {
    const child = this.process;
    this.process = null;
    this.ownPort = null;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    this.ended = Promise.all([this.ended, new Promise((resolve) => child.once('exit', resolve))]);
    child.kill('SIGTERM');
  }
}
