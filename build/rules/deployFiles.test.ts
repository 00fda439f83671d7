import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { validate } from 'dockerfile-utils';
import { parseAllDocuments, parse } from 'yaml';
import { envVariables } from '../../config/envVariables.ts';
import { createLogger } from '../../server/http/logging/createLogger.ts';
import { createMetrics } from '../../server/telemetry/createMetrics.ts';
import { readContainerfile } from '../../test/fixtures/readContainerfile.ts';

/** Returns the names of all metrics of a running process, without histogram suffixes. */
async function metricNames(): Promise<Set<string>> {
  const metrics = createMetrics();
  metrics.use({
    version: 'test',
    openStreams: () => 0,
    pageCache: () => ({ bytes: 0, pages: 0 }),
    log: () => ({ condition: 'ok', droppedLines: 0 }),
    admission: () => ({ refused: 0, current: 0, waiting: 0 }),
    outbox: () => Promise.resolve({ counts: [], overdueSeconds: new Map() }),
  });
  createLogger('silent').info('catalogue.indexed', { cars: 1 });
  const { body } = await metrics.text();
  metrics.close();
  const names = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name],
  );
  return new Set(names);
}

/** Returns the faults of a query: a syntax error, or an unknown metric. */
function queryFaults(query: string, known: ReadonlySet<string>): string[] {
  const plain = query.replaceAll('$__rate_interval', '5m');
  const faults: string[] = [];
  parser.parse(plain).iterate({
    enter: (node) => {
      if (node.type.isError) faults.push(`syntax at ${String(node.from)}`);
      if (node.name === 'VectorSelector') {
        const [name = ''] = /^[a-zA-Z_:]+[\w:]*/.exec(plain.slice(node.from, node.to)) ?? [];
        if (name !== 'up' && !known.has(name)) faults.push(`no metric ${name}`);
      }
    },
  });
  return faults;
}

describe('deploy/prometheus/alerts.yaml', () => {
  interface Rule {
    alert: string;
    expr: string;
    labels: { severity: string };
    annotations: { summary: string; runbook: string };
  }
  const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  it('has valid queries over metrics that exist', async () => {
    const known = await metricNames();
    const faults = rules.flatMap(({ alert, expr }) => queryFaults(expr, known).map((fault) => `${alert}: ${fault}`));
    expect(faults).toEqual([]);
    expect(rules.length).toBeGreaterThan(10);
  });

  it('finds the faults of a query', async () => {
    const known = await metricNames();
    expect(queryFaults('rate(forecourt_nothing_total[5m])', known)).toEqual(['no metric forecourt_nothing_total']);
    expect(queryFaults('sum by (', known)).not.toEqual([]);
  });

  it('leads from each alert to its section of docs/operate.md', () => {
    const headings = [...readFileSync('docs/operate.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { alert, labels, annotations } of rules) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.runbook).toBe(`docs/operate.md#${alert.toLowerCase()}`);
      expect(headings).toContain(alert.toLowerCase());
    }
  });

  it('counts events that the program logs', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const sources = files.map((name) => readFileSync(join('server', name), 'utf8')).join('\n');
    for (const { expr } of rules) {
      const [, event] = /event="([^"]+)"/.exec(expr) ?? [];
      if (event !== undefined) expect(sources).toContain(`'${event}'`);
    }
  });
});

describe('deploy/grafana/forecourt.json', () => {
  it('has panels with valid queries over metrics that exist', async () => {
    const known = await metricNames();
    const { panels } = JSON.parse(readFileSync('deploy/grafana/forecourt.json', 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const faults = panels.flatMap(({ title, targets }) =>
      targets.flatMap(({ expr }) => queryFaults(expr, known).map((fault) => `${title}: ${fault}`)),
    );
    expect(faults).toEqual([]);
    expect(panels.length).toBeGreaterThan(15);
  });
});

describe('deploy/Containerfile', () => {
  const text = readFileSync('deploy/Containerfile', 'utf8');

  it('has nothing that the linter refuses', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('runs as an unprivileged user in a stage without tools', () => {
    const last = text.slice(text.lastIndexOf('\nFROM'));
    expect(text.match(/^FROM /gm)).toHaveLength(2);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK .*/m);
    expect(last).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]$/m);
    expect(last).not.toMatch(/npm/);
  });

  it('holds the product without a group', () => {
    const { copied } = readContainerfile();
    expect(copied).toEqual(['package.json', 'CHANGELOG.md', 'node_modules', 'dist', 'config', 'content']);
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^groups$/m);
  });

  it('serves the group of a mount from a read-only root', () => {
    const { env } = readContainerfile();
    const { GROUP_DIR, DATA_DIR, LOOKS_DIR } = env;
    expect(Object.keys(env).filter((name) => !(name in envVariables))).toEqual([]);
    expect({ GROUP_DIR, DATA_DIR, LOOKS_DIR }).toEqual({
      GROUP_DIR: '/group',
      DATA_DIR: '/data',
      LOOKS_DIR: '/data/looks',
    });
    expect(text).toMatch(/^VOLUME \/data$/m);
  });
});

describe('deploy/kubernetes/forecourt.yaml', () => {
  interface Probe {
    httpGet: { path: string; port: string };
  }
  interface Deployment {
    kind: string;
    spec: {
      strategy: { rollingUpdate: { maxUnavailable: number } };
      template: {
        spec: {
          terminationGracePeriodSeconds: number;
          securityContext: { runAsNonRoot: boolean };
          containers: (Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe> & {
            env: { name: string; value: string }[];
            volumeMounts: { mountPath: string }[];
            securityContext: { readOnlyRootFilesystem: boolean };
          })[];
        };
      };
    };
  }
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes/forecourt.yaml', 'utf8'));
  const deployment = documents
    .map((document) => document.toJS() as Deployment)
    .find(({ kind }) => kind === 'Deployment');

  it('probes the health endpoints of a read-only container', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const [container] = deployment?.spec.template.spec.containers ?? [];
    expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container?.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container?.startupProbe.httpGet.path).toBe('/readyz');
    expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
  });

  it('writes style sheets into the volume of the data', () => {
    const [container] = deployment?.spec.template.spec.containers ?? [];
    const valueOf = (wanted: string): string | undefined => container?.env.find(({ name }) => name === wanted)?.value;
    const mounts = container?.volumeMounts.map(({ mountPath }) => mountPath);
    expect(mounts).toContain(valueOf('DATA_DIR'));
    expect(valueOf('LOOKS_DIR')).toMatch(/^\/data\//);
    expect(valueOf('GROUP_DIR')).toBe(readContainerfile().env['GROUP_DIR']);
  });

  it('gives a process the time to drain before it is killed', () => {
    const { template, strategy } = deployment?.spec ?? {};
    expect(strategy?.rollingUpdate.maxUnavailable).toBe(0);
    expect(template?.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
    expect(template?.spec.securityContext.runAsNonRoot).toBe(true);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
// Only systemd can validate its unit files.
(hasSystemd ? describe : describe.skip)('deploy/systemd/forecourt@.service (needs systemd-analyze)', () => {
  it('is accepted by systemd-analyze verify', () => {
    const folder = mkdtempSync(join(tmpdir(), 'systemd-'));
    const unit = readFileSync('deploy/systemd/forecourt@.service', 'utf8');
    // Node.js may be installed elsewhere on the test machine.
    writeFileSync(join(folder, 'forecourt@.service'), unit.replace('/usr/bin/node', process.execPath));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', join(folder, 'forecourt@3000.service')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    const ofUnit = stderr.split('\n').filter((line) => line.includes('forecourt@'));
    expect({ ofUnit, status }).toEqual({ ofUnit: [], status: 0 });
  });
});
