import type { IncomingMessage, RequestListener } from 'node:http';

/** Timeout in ms of a body of at most 64 kB: 26 kbit/s. */
const bodyTimeMs = 20_000;
/** Timeout in ms of photos and files: 60 MB at 1.6 Mbit/s. */
const uploadTimeMs = 300_000;
const uploadPaths = ['/api/forms/photos', '/api/stock', '/api/editing'];

interface BodyTimes {
  bodyMs?: number;
  uploadMs?: number;
}

/**
 * Closes connections whose request body does not arrive in time, with 408 if nothing was sent yet.
 * Bodies of 64 kB have 20 s, uploads 300 s.
 */
export function limitBodyTime(
  handler: RequestListener,
  { bodyMs = bodyTimeMs, uploadMs = uploadTimeMs }: BodyTimes = {},
): RequestListener {
  return (request, response) => {
    if (hasBody(request)) {
      const timer = setTimeout(
        () => {
          if (response.headersSent) request.socket.destroy();
          else {
            const headers = { Connection: 'close', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' };
            response.writeHead(408, headers).end('The body took too long to arrive.\n');
          }
        },
        isUpload(request) ? uploadMs : bodyMs,
      );
      const clear = (): void => clearTimeout(timer);
      request.once('end', clear);
      response.once('close', clear);
    }
    handler(request, response);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** True for photos, pushed stock, editors' files, and pages whose form has files. */
function isUpload({ url = '', headers }: IncomingMessage): boolean {
  if (uploadPaths.some((path) => url.startsWith(path))) return true;
  return !url.startsWith('/api/') && /^multipart\//i.test(headers['content-type'] ?? '');
}
