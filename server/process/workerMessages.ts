/** Message of the primary process to its workers. */
export interface WorkerMessage {
  /** From the primary: stop, with time for load balancers to notice or without. */
  kind: 'stop';
  reason: string;
  drains: boolean;
}

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  return (message as { kind?: unknown } | null | undefined)?.kind === 'stop';
}
