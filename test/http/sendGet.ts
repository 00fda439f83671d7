import { get } from 'node:http';

export interface SentGet {
  /** Resolves when the connection is open, or has failed. */
  opened: Promise<unknown>;
  /** Status of the response, or the code of the error. */
  status: Promise<number | string>;
}

/** Sends a GET on a separate connection. */
export function sendGet(address: string): SentGet {
  const sent = get(address, { agent: false });
  const status = new Promise<number | string>((resolve) => {
    sent.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
  const open = new Promise((resolve) => {
    sent.once('socket', (socket) => socket.once('connect', resolve));
  });
  return { opened: Promise.race([open, status]), status };
}
