import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsProxy {
  httpPort: number;
  httpsPort: number;
  /** Certificate of localhost, to be trusted by clients. */
  certificateFile: string;
  stop(): Promise<void>;
}

/**
 * Terminates TLS for localhost on free ports and redirects HTTP to HTTPS, as an operator's proxy does.
 * @param target port of the product on this machine
 * @param host passed to the product
 */
export async function startTlsProxy(target: number, host: string): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'tls-proxy-'));
  const [key, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificateFile];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  });
  const forward: RequestListener = (incoming, response) => {
    const { method, url, headers } = incoming;
    const sent = request(
      {
        host: '127.0.0.1',
        port: target,
        method,
        path: url,
        headers: { ...headers, host, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    sent.once('error', () => response.destroy());
    incoming.pipe(sent);
  };
  const secure = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificateFile) }, forward);
  const httpsPort = await listening(secure);
  const plain = createHttpServer(({ url = '/' }, response) => {
    response.writeHead(301, { Location: `https://localhost:${String(httpsPort)}${url}` }).end();
  });
  const httpPort = await listening(plain);
  return {
    httpPort,
    httpsPort,
    certificateFile,
    stop: async () => {
      for (const server of [secure, plain]) {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        await closed;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
