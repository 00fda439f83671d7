import type { BuildFault } from '../../shared/kit/BuildFault.ts';

/** A build that compiles again what has changed since the last time. */
export interface Build {
  /** True for a file that the last build has read. */
  reads(file: string): boolean;
  /** Resolves to the faults; none when the output is complete. */
  rebuild(): Promise<BuildFault[]>;
}

interface DevLoopParts {
  builds: readonly Build[];
  /** Builds the style sheets alone; one of the others does so too, with the code that imports them. */
  styles: Build;
  /** True for a file that the server reads at its start, besides its code. */
  isReadAtStart(file: string): boolean;
  /** Starts the server with what was built, and with the files that it reads at its start. */
  restart(): void;
  /** Runs code that was built, with or without a restart. */
  runCode(): void;
  /** Shows style sheets that were built, without a restart. */
  swapStyles(): void;
  showFaults(faults: readonly BuildFault[]): void;
  /** Changes that follow each other faster are one, ms: a file is written in several steps. */
  settleMs?: number;
}

const isStyle = (file: string): boolean => file.endsWith('.css');
const isCode = (file: string): boolean => /\.[mc]?[jt]sx?$/.test(file);

/** Builds what has changed, then restarts the server once or swaps style sheets. */
export class DevLoop {
  private readonly changed = new Set<string>();
  /** Builds that have failed. They are tried again with any change, as their files are unknown. */
  private readonly failed = new Set<Build>();
  private needsRestart = false;
  private hasNewCode = false;
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  constructor(private readonly parts: DevLoopParts) {}

  /** Notes a changed file; call it for each event of the file system. */
  change(file: string): void {
    this.changed.add(file);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), this.parts.settleMs ?? 30);
  }

  /** Builds everything, as at the start. */
  async start(): Promise<void> {
    this.needsRestart = true;
    await this.build(this.parts.builds);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.changed.size > 0) {
      const files = [...this.changed];
      this.changed.clear();
      const builds = this.buildsFor(files);
      const isForStart = files.some((file) => this.parts.isReadAtStart(file));
      const hasCode = builds.some((build) => build !== this.parts.styles);
      if (isForStart) this.needsRestart = true;
      if (hasCode) this.hasNewCode = true;
      if (isForStart || builds.length > 0) await this.build(builds);
    }
    this.isRunning = false;
  }

  private buildsFor(files: readonly string[]): Build[] {
    const { builds, styles } = this.parts;
    const { failed } = this;
    const read = files.filter((file) => builds.some((build) => build.reads(file)));
    if (read.length > 0 && read.every(isStyle) && !builds.some((build) => failed.has(build))) return [styles];
    const again = files.some(isSource) ? failed : new Set();
    return [...builds, styles].filter(
      (build) => again.has(build) || (build !== styles && read.some((file) => build.reads(file))),
    );
  }

  private async build(builds: readonly Build[]): Promise<void> {
    const { parts, failed } = this;
    const faults = await Promise.all(
      builds.map(async (build) => {
        const found = await build.rebuild();
        if (found.length > 0) failed.add(build);
        else failed.delete(build);
        return found;
      }),
    );
    if (builds.length > 0) parts.showFaults(once(faults.flat()));
    if (failed.size > 0) return; // the last good build stays
    if (this.needsRestart) parts.restart();
    else if (this.hasNewCode) parts.runCode();
    else parts.swapStyles();
    this.needsRestart = false;
    this.hasNewCode = false;
  }
}

const isSource = (file: string): boolean => isCode(file) || isStyle(file);

/** Shared code fails in several builds: each fault once. */
function once(faults: readonly BuildFault[]): BuildFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
