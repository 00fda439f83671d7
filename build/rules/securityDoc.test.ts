import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asvsRequirements } from '../../test/fixtures/asvsLevels.ts';

const doc = readFileSync('docs/security.md', 'utf8');

/** Files of a build are not always there. */
const isHere = (path: string): boolean => !path.startsWith('dist/');

/** Paths in code spans; names of variables, headers, commands and cookies have no folder or extension. */
const paths = [...doc.matchAll(/`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|json))`/g)].map(([, path = '']) => path);
const links = [...doc.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
  .map(([, link = '']) => link)
  .filter((link) => !link.includes(':'));

describe('docs/security.md', () => {
  it('names files that exist', () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => isHere(path) && !existsSync(path))).toEqual([]);
  });

  it('links documents that exist', () => {
    expect(links.filter((link) => !existsSync(`docs/${link}`))).toEqual([]);
  });

  it('has every requirement of its level', () => {
    const whole = [...doc.matchAll(/^\| V(\d+(?:\.\d+)?) /gm)].map(([, part = '']) => part);
    const missing = asvsRequirements.filter(({ number, level }) => {
      const [chapter = '', section = ''] = number.split('.');
      if (level > (['6', '7', '9', '11'].includes(chapter) ? 3 : 2)) return false;
      if (whole.includes(chapter) || whole.includes(`${chapter}.${section}`)) return false;
      return !new RegExp(`^\\|[^|]*\\b${number.replaceAll('.', '\\.')}\\b[^|]*\\|`, 'm').test(doc);
    });
    expect(missing).toEqual([]);
    expect(asvsRequirements.length).toBe(345);
  });

  it('names every kind of event of the log', () => {
    const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join('server', file), 'utf8'));
    const event =
      /(?:logger\??\.(?:info|warn|error)\(|createRefusalLog\(logger,|logFailure\(logger, response,)\s*'(\w+)\.\w+'/g;
    const kinds = new Set(sources.flatMap((text) => [...text.matchAll(event)].map(([, kind = '']) => kind)));
    const [, inventory = ''] = doc.split('## Log events');
    expect(kinds.size).toBeGreaterThan(30);
    expect([...kinds].filter((kind) => !inventory.includes(`\`${kind}\``))).toEqual([]);
  });

  it('has each requirement once', () => {
    const numbers = doc
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => line.split('|')[1]?.match(/\b\d+\.\d+\.\d+\b/g) ?? []);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(100);
  });
});
