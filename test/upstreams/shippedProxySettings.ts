import { readFileSync } from 'node:fs';

/**
 * Returns lines for an nginx http block: upstream and proxy settings of deploy/nginx/forecourt.conf.
 * They are as shipped to operators, for the processes at these ports. Use them with `proxy_pass http://forecourt`.
 * @param host of all requests; tests use a local address
 */
export function shippedProxySettings(ports: readonly number[], host: string): string {
  const shipped = readFileSync('deploy/nginx/forecourt.conf', 'utf8');
  const [, upstream] = /^upstream forecourt \{([^}]*)\}/m.exec(shipped) ?? [];
  const [, location] = /location \/ \{([^}]*)\}/.exec(shipped) ?? [];
  const [line] = /server 127\.0\.0\.1:3000[^;]*;/.exec(upstream ?? '') ?? [];
  if (!upstream || !location || !line) throw new Error('deploy/nginx/forecourt.conf has another form.');
  const servers = ports.map((port) => line.replace('3000', String(port))).join('\n');
  const rest = upstream.replaceAll(/server 127[^;]*;/g, '');
  const settings = location.replace(/proxy_pass [^;]*;/, '').replace('Host $host;', `Host ${host};`);
  return `upstream forecourt {\n${servers}\n${rest}}\n${settings}`;
}
