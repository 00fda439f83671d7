import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { enginePackages } from '../../test/browser/engines/enginePath.ts';
import { filesUnder } from './filesUnder.ts';

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

interface Workflow {
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<
    string,
    {
      strategy: { matrix: { node: number[] } };
      steps: { uses?: string; with?: Record<string, string>; run?: string }[];
    }
  >;
}

describe('.github/workflows/ci.yml', () => {
  const { permissions, concurrency, jobs } = readYaml('.github/workflows/ci.yml') as Workflow;
  const { strategy, steps } = jobs['test'] ?? { strategy: { matrix: { node: [] } }, steps: [] };
  const commands = steps.flatMap(({ run }) => run ?? []);

  it('ends with the command that checks the project on any machine', () => {
    expect(commands.at(-1)).toBe('.ci/run');
    accessSync('.ci/run', constants.X_OK);
    const started = /npm (?:run )?(\w+)/.exec(readFileSync('.ci/run', 'utf8'))?.[1] ?? '';
    expect(Object.keys(scripts)).toContain(started);
  });

  it('may only read the repository', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({
      'persist-credentials': false,
    });
  });

  it('cancels nothing of another branch', () => {
    expect(concurrency.group).toContain('${{ github.ref }}');
  });

  it('installs the packages that the tests in WebKit need', () => {
    for (const name of enginePackages('webkit')) expect(commands.join(' ')).toContain(` ${name}`);
  });

  it('caches the packages of the version of Node.js that it sets up', () => {
    const setup = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(setup?.with).toEqual({ 'node-version': '${{ matrix.node }}', cache: 'npm' });
  });

  it('runs on the versions of Node.js that README and CONTRIBUTING name first', () => {
    const versions = strategy.matrix.node;
    for (const file of ['README.md', 'CONTRIBUTING.md']) {
      expect(readFileSync(file, 'utf8')).toContain(`You need Node.js ${versions.join(' or ')}`);
    }
    expect(versions.map(String)).toContain(readFileSync('.nvmrc', 'utf8').trim());
  });
});

it('engines of package.json is the oldest Node.js that starts the product', () => {
  const oldest = /neededNode = \[(\d+), (\d+)\]/.exec(readFileSync('build/prepare.mjs', 'utf8'));
  expect(engines.node).toBe(`>=${oldest?.slice(1).join('.') ?? ''}`);
});

describe('.github/ISSUE_TEMPLATE', () => {
  interface Form {
    name: string;
    description: string;
    body: {
      type: string;
      id?: string;
      attributes: { label?: string; value?: string; options?: { label: string }[] };
    }[];
  }
  const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((file) => file !== 'config.yml');

  it.each(forms)('%s has what GitHub asks of a form', (file) => {
    const { name, description, body } = readYaml(`.github/ISSUE_TEMPLATE/${file}`) as Form;
    expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
    const ids = body.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(body.filter(({ type }) => type !== 'markdown').length);
    const wrong = body.filter(({ type, attributes }) => {
      if (type === 'markdown') return !attributes.value;
      const isKnown = ['input', 'textarea', 'checkboxes'].includes(type);
      return (
        !isKnown || !attributes.label || (type === 'checkboxes' && !attributes.options?.every(({ label }) => label))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('names commands that exist', () => {
    const files = [...forms.map((file) => `ISSUE_TEMPLATE/${file}`), 'pull_request_template.md'];
    const texts = files.map((file) => readFileSync(`.github/${file}`, 'utf8')).join('\n');
    const named = [...texts.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named).toContain('doctor');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('.github/CODEOWNERS', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('gives every file to a team', () => {
    expect(lines[0]?.[0]).toBe('*');
    expect(lines.filter(([, ...owners]) => !owners.every((owner) => /^@[\w-]+\/[\w-]+$/.test(owner)))).toEqual([]);
    expect(lines.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
  });

  it('names folders that exist', () => {
    const files = filesUnder('build', 'client', 'config', 'groups', 'server', 'shared', 'test');
    const missing = lines
      .slice(1)
      .filter(([pattern = '']) =>
        pattern.startsWith('**/')
          ? !files.some((file) => file.includes(pattern.slice(2)))
          : !existsSync(pattern.slice(1)),
      );
    expect(missing).toEqual([]);
  });
});
