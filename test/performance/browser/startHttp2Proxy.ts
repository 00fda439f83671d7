import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../upstreams/nginx.ts';
import { freePort } from '../load/freePort.ts';

/**
 * Starts nginx with TLS and HTTP/2 in front of a server, as operators run it.
 * The certificate is self-signed. Requires nginx and openssl.
 */
export async function startHttp2Proxy(upstream: string): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  chmodSync(folder, 0o755); // Its workers may run as another user.
  const port = await freePort();
  const nginx = await startNginx(
    upstream,
    `server {
      listen 127.0.0.1:${port} ssl http2;
      ssl_certificate ${certificate}; ssl_certificate_key ${key};
      location / {
        proxy_pass ${upstream}; proxy_http_version 1.1; proxy_buffering off;
        proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto https;
      }
    }`,
  );
  const stop = async (): Promise<void> => {
    try {
      await nginx.stop();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return { port, stop };
}
