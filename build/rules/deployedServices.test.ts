import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { envVariables } from '../../config/envVariables.ts';
import { parseNginx } from './parseNginx.ts';
import type { NginxDirective } from './parseNginx.ts';

describe('deploy/nginx/forecourt.conf', () => {
  const file = parseNginx(readFileSync('deploy/nginx/forecourt.conf', 'utf8'));
  const servers = file.filter(({ name }) => name === 'server').map(({ block }) => block ?? []);
  const all = (directives: NginxDirective[]): NginxDirective[] =>
    directives.flatMap((one) => [one, ...all(one.block ?? [])]);
  const argsOf = (directives: NginxDirective[], name: string): string[][] =>
    directives.filter((one) => one.name === name).map(({ args }) => args);

  it('is not accepted when it is incomplete', () => {
    const text = readFileSync('deploy/nginx/forecourt.conf', 'utf8');
    expect(() => parseNginx(text.replace('server {', 'server'))).toThrow();
    expect(() => parseNginx(text.replace(/\}\s*$/, ''))).toThrow('the end is missing');
    expect(() => parseNginx(text.replace('return 444;', 'return 444'))).toThrow();
  });

  it('listens on IPv6 wherever it listens on IPv4', () => {
    for (const server of servers) {
      const listens = argsOf(server, 'listen').map((args) => args.join(' '));
      const v4 = listens.filter((one) => !one.startsWith('[::]:'));
      expect(v4.map((one) => `[::]:${one}`)).toEqual(listens.filter((one) => one.startsWith('[::]:')));
    }
  });

  it('answers no host that it does not name', () => {
    const [fallback] = servers.filter((server) =>
      argsOf(server, 'listen').every((args) => args.includes('default_server')),
    );
    expect(argsOf(fallback ?? [], 'return')).toEqual([['444']]);
    expect(argsOf(fallback ?? [], 'ssl_reject_handshake')).toEqual([['on']]);
  });

  it('logs no query', () => {
    const [format] = argsOf(file, 'log_format');
    expect(format?.join(' ')).not.toMatch(/\$(?:request|request_uri|args|query_string|arg_\w+|http_referer)\b/);
    for (const server of servers) {
      expect(argsOf(server, 'access_log')).toHaveLength(1);
      expect(['off', 'forecourt']).toContain(argsOf(server, 'access_log')[0]?.at(-1));
    }
  });

  it('has only ciphers with forward secrecy', () => {
    const ciphers = all(file)
      .filter(({ name }) => name === 'ssl_ciphers')
      .flatMap(({ args }) => (args[0] ?? '').split(':'));
    expect(ciphers.filter((cipher) => !/^ECDHE-.*(?:GCM|POLY1305)/.test(cipher))).toEqual([]);
    expect(ciphers).not.toEqual([]);
  });

  it('serves no metrics to visitors', () => {
    const closed = all(file).filter(({ name, block }) => name === 'location' && argsOf(block ?? [], 'deny').length > 0);
    for (const path of ['metrics', 'readyz', 'healthz']) expect(closed[0]?.args.join(' ')).toContain(path);
  });
});

describe('deploy/kubernetes/forecourt.yaml', () => {
  interface Resource {
    kind: string;
    spec: {
      ingress?: { from?: object[]; ports: { port: string }[] }[];
      template?: { spec: { topologySpreadConstraints: object[] } };
    };
  }
  const resources = parseAllDocuments(readFileSync('deploy/kubernetes/forecourt.yaml', 'utf8')).map(
    (document) => document.toJS() as Resource,
  );

  it('opens each port to the namespace that needs it', () => {
    const policy = resources.find(({ kind }) => kind === 'NetworkPolicy');
    const rules = policy?.spec.ingress ?? [];
    expect(rules.map(({ ports }) => ports.map(({ port }) => port))).toEqual([['http'], ['metrics']]);
    expect(rules.filter(({ from = [] }) => from.length === 0)).toEqual([]);
  });

  it('spreads its pods over machines', () => {
    const deployment = resources.find(({ kind }) => kind === 'Deployment');
    expect(JSON.stringify(deployment?.spec.template?.spec.topologySpreadConstraints)).toContain(
      'kubernetes.io/hostname',
    );
  });
});

describe('deploy/compose.yaml', () => {
  interface Service {
    image: string;
    build?: { context: string; dockerfile: string };
    environment?: Record<string, string>;
    ports?: string[];
    volumes?: string[];
    depends_on?: Record<string, unknown>;
  }
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const processes = Object.entries(services).filter(([name]) => name.startsWith('forecourt-'));

  it('opens no port but those of nginx', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['nginx']);
  });

  it('starts the processes that nginx names', () => {
    const conf = readFileSync('deploy/nginx/forecourt.conf', 'utf8');
    const ports = [...conf.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    expect(processes.map(([, { environment }]) => environment?.['PORT'])).toEqual(ports);
  });

  it('sets variables that exist', () => {
    const names = processes.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    expect(names.filter((name) => !(name in envVariables))).toEqual([]);
  });

  it('mounts the group of GROUP_DIR into each process', () => {
    for (const [name, { environment = {}, volumes: mounts = [] }] of [
      ...processes,
      ['search-index', services['search-index'] ?? { image: '' }] as const,
    ]) {
      expect([name, mounts[0]]).toEqual([name, expect.stringMatching(/^\$\{GROUP_DIR:\?.+\}:\/group:ro$/)]);
      expect(environment).toMatchObject({ GROUP_DIR: '/group', DATA_DIR: '/data', LOOKS_DIR: '/data/looks' });
      expect(mounts[1]).toMatch(/^data-\w+:\/data$/);
    }
  });

  it('names nothing that does not exist', () => {
    const mounts = Object.values(services).flatMap((service) => service.volumes ?? []);
    const sources = mounts.map((mount) => mount.split(':')[0] ?? '').filter((source) => source !== '${GROUP_DIR');
    const files = sources.filter((source) => source.startsWith('./') && source !== './certificates');
    expect(files.filter((source) => !existsSync(join('deploy', source)))).toEqual([]);
    expect(sources.filter((source) => !source.startsWith('./') && !(source in volumes))).toEqual([]);
    const needed = Object.values(services).flatMap(({ depends_on: needs = {} }) => Object.keys(needs));
    expect(needed.filter((name) => !(name in services))).toEqual([]);
    for (const { build } of Object.values(services)) {
      if (build) expect(existsSync(join('deploy', build.context, build.dockerfile))).toBe(true);
    }
  });

  it('names the version of every image of others', () => {
    const others = Object.values(services).filter(({ build }) => !build);
    for (const { image } of others) expect(image).toMatch(/:\d[\w.-]*$/);
  });
});

it('deploy/systemd/forecourt@.service gives up what a web server does not need', () => {
  const unit = readFileSync('deploy/systemd/forecourt@.service', 'utf8');
  for (const name of ['ProtectClock', 'ProtectHostname', 'ProtectKernelLogs', 'RestrictRealtime', 'RestrictSUIDSGID']) {
    expect(unit).toContain(`\n${name}=true\n`);
  }
  expect(unit).toMatch(/^After=.* postgresql\.service$/m);
});

it('deploy/systemd/forecourt@.service writes only to the folders that systemd makes for it', () => {
  const unit = readFileSync('deploy/systemd/forecourt@.service', 'utf8');
  const folders = Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+_DIR)=(.+)$/gm)].map((match) => match.slice(1)),
  );
  expect(folders).toEqual({
    GROUP_DIR: expect.not.stringMatching(/^\/(?:opt\/forecourt|home|root)\b/),
    DATA_DIR: `/var/lib/${/^StateDirectory=(.+)$/m.exec(unit)?.[1] ?? ''}`,
    LOOKS_DIR: `/var/cache/${/^CacheDirectory=(.+)$/m.exec(unit)?.[1] ?? ''}/looks`,
  });
  expect(unit).toContain('\nProtectSystem=strict\n');
});
