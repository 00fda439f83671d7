import { readFileSync } from 'node:fs';

/**
 * Returns deploy/nginx/forecourt.conf without TLS, as lines for an nginx http block.
 * The upstreams are the processes at these ports.
 * @param host of all requests; tests use a local address
 * @param port where nginx listens
 */
export function shippedProxySettings(ports: readonly number[], host: string, port: number): string {
  const shipped = readFileSync('deploy/nginx/forecourt.conf', 'utf8');
  const [, line] = /^ +(server 127\.0\.0\.1:3000[^;]*;)/m.exec(shipped) ?? [];
  if (!line || !shipped.includes('listen 443 ssl')) throw new Error('deploy/nginx/forecourt.conf has another form.');
  return (
    shipped
      // the redirect of http, and the server of unknown hosts, which rejects them for lack of a certificate
      .replaceAll(/^server \{\n {2}listen (?:\[::\]:)?80[^}]*\}\n/gm, '')
      .replaceAll(/^ +listen \[::\][^;]*;\n/gm, '')
      .replace(/^ +server 127\.0\.0\.1:3001[^;]*;\n/m, '')
      .replace(line, ports.map((one) => line.replace('3000', String(one))).join('\n'))
      .replace(/listen 443 ssl[^;]*;/, `listen 127.0.0.1:${String(port)};`)
      .replaceAll(/^ +(?:server_name|ssl_\w+|access_log|error_log) [^;]*;\n/gm, '')
      .replace('Host $http_host;', `Host ${host};`)
  );
}
