import cluster from 'node:cluster';
import { fstatSync, write as writeBytes, writeSync } from 'node:fs';

/** "stalled": the reader of a pipe reads nothing. "closed": it has gone. */
export type LogCondition = 'ok' | 'diskFull' | 'stalled' | 'closed' | 'failed';

/** Condition of the log's destination. */
export interface LogState {
  condition: LogCondition;
  /** Lines left out since the start, because the destination did not take them in time. */
  droppedLines: number;
}

export interface LogOutput {
  write(line: string): void;
  state(): LogState;
}

interface LogOutputOptions {
  /** File descriptor; 1 is the standard output. Another pipe must be non-blocking. */
  fd?: number;
  /** Maximum characters of one write; a longer line is written alone. */
  writeCharacters?: number;
  /** Maximum characters in memory; further lines are dropped. */
  maxCharacters?: number;
  /** Called when lines are written again after some were dropped. */
  onResumed?: (gap: { lines: number; reason: LogCondition }) => void;
}

/** Time for collecting lines. A write, which wakes a thread, costs as much as several cached pages. */
const collectedMs = 100;
/** Size of a write. Workers share a pipe, on which writes above 4096 bytes would interleave. */
const defaultWriteCharacters = cluster.isWorker ? 2000 : 64_000;
/** Some ten thousand lines: seconds of a busy server. */
const defaultMaxCharacters = 4_000_000;
/** Pauses after failed writes, doubled from the first to the last. */
const minPauseMs = 5;
const maxPauseMs = 1000;
/** Time for the remaining lines when the process exits. */
const maxExitMs = 500;

const conditions: Record<string, LogCondition> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EAGAIN: 'stalled',
  EPIPE: 'closed',
  EBADF: 'closed',
  ECONNRESET: 'closed',
};

/**
 * Writes lines to a file descriptor in the background, and never fails or waits.
 * A write that fails is repeated until it succeeds. Meanwhile lines are kept in memory up to a limit, then dropped and
 * counted. At the exit of the process, what the destination takes at once is written.
 */
export function createLogOutput(options: LogOutputOptions = {}): LogOutput {
  const { fd = 1, writeCharacters = defaultWriteCharacters, maxCharacters = defaultMaxCharacters, onResumed } = options;
  let lines: string[] = [];
  let characters = 0;
  /** Lines that are being written, or to be written again. */
  let piece: Buffer | null = null;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = 0;
  let condition: LogCondition = 'ok';
  let droppedLines = 0;
  let reportedLines = 0;
  let dropReason: LogCondition = 'ok';
  const neverBlocks = isNonBlockingPipe(fd);

  const takePiece = (): Buffer | null => {
    const text = takeLines(lines, writeCharacters);
    characters -= text.length;
    return text === '' ? null : Buffer.from(text);
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    do {
      piece ??= takePiece();
      if (!piece) break;
      if (!neverBlocks) {
        writeLater(piece);
        return;
      }
    } while (writeNow(piece));
    isWriting = false;
  };

  /** Wakes no thread: a full pipe fails at once. @returns true if more is to be written at once */
  const writeNow = (bytes: Buffer): boolean => {
    try {
      return resume(writeSync(fd, bytes));
    } catch (error) {
      pause(error as NodeJS.ErrnoException);
      return false;
    }
  };

  const writeLater = (bytes: Buffer): void => {
    writeBytes(fd, bytes, (error, written) => {
      isWriting = false;
      if (error) pause(error);
      else if (resume(written)) flush();
    });
  };

  const pause = ({ code = '' }: NodeJS.ErrnoException): void => {
    pauseMs = Math.min(maxPauseMs, Math.max(minPauseMs, pauseMs * 2));
    // a full pipe is usual for moments
    if (code !== 'EAGAIN' || pauseMs === maxPauseMs) condition = conditions[code] ?? 'failed';
    timer = setTimeout(flush, pauseMs).unref();
  };

  /** @returns true if more is to be written at once */
  const resume = (bytes: number): boolean => {
    piece = piece && bytes < piece.length ? piece.subarray(bytes) : null;
    pauseMs = 0;
    condition = 'ok';
    const unreported = droppedLines - reportedLines;
    if (unreported > 0 && characters < maxCharacters / 2) {
      reportedLines = droppedLines;
      onResumed?.({ lines: unreported, reason: dropReason });
    }
    if (piece || characters >= writeCharacters) return true;
    if (characters > 0) timer ??= setTimeout(flush, collectedMs).unref();
    return false;
  };

  process.once('exit', () => {
    const end = performance.now() + maxExitMs;
    if (isWriting) piece = null; // its write ends without this process's help
    for (piece ??= takePiece(); piece && writeAtOnce(fd, piece, end); piece = takePiece());
  });

  return {
    write: (line) => {
      if (characters + line.length > maxCharacters) {
        droppedLines += 1;
        if (condition === 'ok') condition = 'stalled';
        dropReason = condition;
        return;
      }
      lines.push(line);
      characters += line.length;
      if (isWriting || pauseMs > 0) return;
      if (characters >= writeCharacters) flush();
      else timer ??= setTimeout(flush, collectedMs).unref();
    },
    state: () => ({ condition, droppedLines }),
  };
}

/** Removes the first line and those after it that fit into a number of characters. */
function takeLines(lines: string[], maxCharacters: number): string {
  let count = 0;
  let length = 0;
  for (const line of lines) {
    if (count > 0 && length + line.length > maxCharacters) break;
    count += 1;
    length += line.length;
  }
  return lines.splice(0, count).join('');
}

/** Switches the standard output, if it is a pipe, to non-blocking. */
function isNonBlockingPipe(fd: number): boolean {
  try {
    // Without bigint, Node.js then loads linked packages twice.
    // See https://github.com/nodejs/node/issues/51142
    const stats = fstatSync(fd, { bigint: true });
    const isPipe = stats.isFIFO() || stats.isSocket();
    if (fd === 1 && isPipe) void process.stdout;
    return isPipe;
  } catch {
    return false;
  }
}

/** Writes a whole piece before a time, or gives up; a full pipe is tried again until then. */
function writeAtOnce(fd: number, piece: Buffer, end: number): boolean {
  for (let at = 0; at < piece.length;) {
    try {
      at += writeSync(fd, piece, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || performance.now() > end) return false;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, minPauseMs);
    }
  }
  return true;
}
