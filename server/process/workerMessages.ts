/** Messages between the primary process and its workers. */
export type WorkerMessage =
  /** From the primary: stop, with time for load balancers to notice or without. */
  | { kind: 'stop'; reason: string; drains: boolean }
  /** From a worker, and passed on to all others: content of a site, or of all sites, was published. */
  | { kind: 'renew'; site?: string };

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  const kind = (message as { kind?: unknown } | null | undefined)?.kind;
  return kind === 'stop' || kind === 'renew';
}
