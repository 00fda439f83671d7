import { describe, expect, it } from '@jest/globals';
import { parseRedirectFile } from './parsing/parseRedirectFile.ts';
import type { RedirectProblem } from './RedirectFilesError.ts';
import { RedirectIndex } from './RedirectIndex.ts';

function read(text: string): { index: RedirectIndex; problems: string[] } {
  const problems: RedirectProblem[] = [];
  const rules = parseRedirectFile(text, 'rules.txt', problems);
  const index = new RedirectIndex(rules, ['sv', 'en']);
  problems.push(...index.problems(rules));
  return { index, problems: problems.map(({ origin, message }) => `${origin.line}: ${message}`) };
}

function locationFor(rules: string, address: string): string | null {
  const { index, problems } = read(rules);
  expect(problems).toEqual([]);
  const [path = '', query = ''] = address.split('?');
  return index.find(path, query)?.location ?? null;
}

describe('a redirect', () => {
  it.each([
    ['/old -> /new', '/old', '/new'],
    ['/old -> /new', '/OLD/', '/new'],
    ['/old -> /new', '//old', '/new'],
    ['/old -> /new', '/old/more', null],
    ['/old -> /new', '/sv/old', '/new'],
    ['/old -> /new', '/en/old', null],
    ['/en/old -> /en/new', '/en/old', '/en/new'],
    ['/old -> /new every-language', '/en/old', '/en/new'],
    ['/old -> /new every-language', '/old', '/new'],
    ['/old -> /en/new every-language', '/en/old', '/en/new'],
    ['/däck -> /dackhotell', '/d%C3%A4ck', '/dackhotell'],
    ['/d%C3%A4ck -> /dackhotell', '/D%C3%84CK', '/dackhotell'],
    ['/old/{id} -> /bil/{id}', '/old/123', '/bil/123'],
    ['/old/{id} -> /bil/{id}', '/old', null],
    ['/old/{id} -> /bil/{id}', '/old/', null],
    ['/old/{id} -> /bil/{id}', '/old/1/2', null],
    ['/old/{id} -> /bil/{id}', '/old/Ab%20C', '/bil/Ab%20C'],
    ['/old/{id} -> /bil/{id}', '/old/A%2Fb', '/bil/A%2Fb'],
    ['/old/{id} -> /bil/{id}', '/old/%5Ca%20b', '/bil/%5Ca%20b'],
    ['/old/{id} -> /bil/{id}', '/old/%zz%2f', '/bil/%25zz%252f'],
    ['/old/{id} -> /bil/{id}', '/old/..', null],
    ['/objekt?id={id} -> /bil/{id} drop-query', '/objekt?id=17', '/bil/17'],
    ['/objekt?id={id} -> /bil/{id} drop-query', '/objekt?id=', null],
    ['/objekt?id={id} -> /bil/{id} drop-query', '/objekt?id=a%2Fb', '/bil/a%2Fb'],
    ['/old-{id}.html -> /bil/{id}', '/old-7.HTML', '/bil/7'],
    ['/anlaggningar/{location} -> /hitta-oss/{location}', '/anlaggningar/g%C3%B6teborg', '/hitta-oss/g%C3%B6teborg'],
    ['/{a}/x/{b} -> /{b}/{a}', '/1/x/2', '/2/1'],
    ['/old?id={id} -> /bil/{id} drop-query', '/old?id=7', '/bil/7'],
    ['/old?x -> /new drop-query', '/old?x=anything', '/new'],
    ['~^/p/(\\d+)$ -> /q/$1', '/p/12', '/q/12'],
    ['~^/p/(\\d+)$ -> /q/$1', '/p/12a', null],
    ['~^/p/(.*)$ -> /$1', '/p//evil.example', '/evil.example'],
    ['~^/p(.*)$ -> /$1', '/p/%2Fevil.example', '/%252Fevil.example'],
    ['/old -> https://other.example/x', '/old?a=1', 'https://other.example/x?a=1'],
    ['/old -> /new#top', '/old?a=1', '/new?a=1#top'],
  ])('%s sends %s to %s', (rules, address, location) => {
    expect(locationFor(rules, address)).toBe(location);
  });

  it('matches its query in any order', () => {
    const rules = '/old?a=1&b=2 -> /new drop-query';
    expect(locationFor(rules, '/old?b=2&a=1')).toBe('/new');
    expect(locationFor(rules, '/old?a=1&b=2&gclid=x&utm_source=y')).toBe('/new');
    for (const other of ['/old', '/old?a=1', '/old?a=1&b=2&c=3', '/old?a=2&b=2', '/old?a=1&b=2&b=2']) {
      expect(locationFor(rules, other)).toBeNull();
    }
  });

  it('with a condition goes before one without', () => {
    const rules = '/old -> /any\n/old?x={v} -> /captured/{v}\n/old?x=1 -> /one';
    expect(locationFor(rules, '/old?x=1')).toBe('/one?x=1');
    expect(locationFor(rules, '/old?x=2')).toBe('/captured/2?x=2');
    expect(locationFor(rules, '/old?y=2')).toBe('/any?y=2');
  });

  it("prefers the target's own parameters", () => {
    expect(locationFor('/old -> /new?a=9', '/old?a=1&b=%C3%A5&a=2&c')).toBe('/new?a=9&b=%C3%A5&c');
  });

  it("drops the request's query when told so", () => {
    expect(locationFor('/old -> /new drop-query', '/old?a=1')).toBe('/new');
  });

  it('goes over several rules in one hop', () => {
    const rules = '/a -> /b\n/b -> /c/7\n/c/{id} -> /d/{id}?from=c';
    expect(locationFor(rules, '/a?x=1')).toBe('/d/7?from=c&x=1');
    expect(locationFor('/a -> /b\n/b?x=1 -> /c', '/a?x=1')).toBe('/c?x=1');
  });

  it('prefers literal addresses to patterns', () => {
    const rules = '/old/{id} -> /first/{id}\n~^/old/(.*)$ -> /second/$1\n/old/7 -> /seven\n/{any}/9/x -> /nine/x';
    expect(locationFor(rules, '/old/7')).toBe('/seven');
    expect(locationFor(rules, '/old/8')).toBe('/first/8');
    expect(locationFor(rules, '/old/8/9')).toBe('/second/8/9');
    expect(locationFor(rules, '/new/9/x')).toBe('/nine/x');
  });

  it.each([
    ['malformed', '/a%zz'],
    ['a lone sign', '/%'],
    ['cut off', '/%E0%A4%A'],
    ['malformed where a parameter is', '/old/%zz'],
    ['an escaped way up', '/old/%2e%2e%2f'],
    ['very long', `/${'a/'.repeat(5000)}`],
    ['empty', ''],
    ['a null character', '/%00'],
  ])('never fails over an address: %s', (_what, address) => {
    const { index } = read('/old/{id} -> /bil/{id}\n~^/x(.*)y(.*)$ -> /$1\n/a?b=1 -> /c');
    expect(() => index.find(address, '%zz=%&=&b')).not.toThrow();
  });
});

describe('a rule that cannot be right is refused', () => {
  it.each([
    ['/old', 'is not a rule'],
    ['/old->/new', 'is not a rule'],
    ['/old -> /new -> /newer', 'is not a rule'],
    ['old -> /new', 'must begin with "/"'],
    ['/old -> new', 'must begin with "/", https:// or http://'],
    ['/old -> //evil.example', 'leads to another host'],
    ['/old -> /\\evil.example', 'backslash'],
    ['/old -> javascript:alert(1)', 'must begin with'],
    ['/old/{host} -> https://{host}/x', 'host'],
    ['~^/(.*)$ -> https://good.example$1', 'host'],
    ['/old -> https://user:word@good.example/', "user's name"],
    ['/old/{id} -> /new/{nr}', '{nr} is not captured by the old address; captured: {id}'],
    ['~^/p/(\\d+)$ -> /q/$2', '$2 is not captured'],
    ['/old/{id}/{id} -> /new/{id}', 'occurs twice'],
    ['/old/{i d} -> /new', 'is not a rule|is not a parameter'],
    ['/old/{a}{b} -> /new', 'one parameter'],
    ['/old#x -> /new', 'browsers do not send'],
    ['/old -> /new keep-everything', 'not known'],
    ['/old -> /new keep-query drop-query', 'exclude'],
    ['~/p/(\\d+)$ -> /q/$1', 'must begin with ^'],
    ['~^/p/(\\d+$ -> /q/$1', 'is not a regular expression'],
    ['~^/(a+)+$ -> /x', 'may take too long'],
    ['/sv/old -> /new', 'leave /sv out'],
    ['/api/{x} -> /new', 'never redirected'],
    ['/media/old.pdf -> /new', 'never redirected'],
    ['/old -> /old', 'leads to itself'],
    ['/Old/ -> /old', 'leads to itself'],
    ['/old/{id} -> /old/{id}', 'leads to itself'],
    ['~^/p/(.*)$ -> /p/x/$1', 'leads to itself'],
    ['/old?x=1 -> /old', 'leads to itself'],
  ])('%s: %s', (rule, message) => {
    const { problems } = read(rule);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(message.replace(/[.*+?^${}()[\]\\]/g, '\\$&')));
  });

  it('when it is a duplicate', () => {
    const { problems } = read('/a/{id}?x=1&y=2 -> /c\n# note\n/A/{nr}/?y=2&x=1 -> /d');
    expect(problems).toEqual(['3: the same address has a rule at rules.txt:1 already; keep one of them']);
  });

  it('when it is part of a circle', () => {
    const { problems } = read('/in -> /a\n/a -> /b\n/b -> /c\n/c -> /a\n/x/{id} -> /y/{id}\n/y/{id} -> /x/{id}');
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/^2: leads in a circle with rules.txt:3, rules.txt:4/);
    expect(problems[1]).toMatch(/^5: leads in a circle with rules.txt:6/);
  });

  it('with all its fellows at once', () => {
    expect(read('/a\n/b -> /ok\n/c -> x\n~^( -> /d').problems.map((text) => text.split(':')[0])).toEqual([
      '1',
      '3',
      '4',
    ]);
  });
});
