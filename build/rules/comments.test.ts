import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/* Comments are plain technical English, subject first: see CONTRIBUTING.md. */

/** Openings without a subject: "Of every call, …", "What came of a delivery". */
const opening = /^(?:Of|What|Who|Whose|Whether|How|Which|Whatever|Whoever)\b/;

/** Words that a reader has to decode, each with the plain one. */
const words: Readonly<Record<string, string>> = {
  signs: 'characters',
  mend: 'fix',
  mended: 'fixed',
  mends: 'fixes',
  reckon: 'calculate',
  reckons: 'calculates',
  reckoned: 'calculated',
  anew: 'again, or re-…',
  whoever: 'the caller, the client',
  nobody: 'no one, or a role',
  somebody: 'a role',
  'stands in': 'is in',
  'stand in': 'are in',
  desk: 'service',
  'to be had': 'available',
  'told of': 'logged',
  'taken over': 'hydrated',
  'without scripts': 'without JavaScript',
  'of our own': 'built-in',
  'by itself': 'on its own',
};

const undecoded = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'i');

/** Maximum length of a comment's first sentence. */
const maxCharacters = 105;

interface Comment {
  /** "server/app.ts:12" */
  place: string;
  text: string;
}

function commentsOf(file: string, code: string): Comment[] {
  const found: Comment[] = [];
  const read = (pattern: RegExp): void => {
    for (const match of code.matchAll(pattern)) {
      const line = code.slice(0, match.index + match[0].indexOf('/')).split('\n').length;
      found.push({ place: `${file}:${line}`, text: (match[1] ?? '').replace(/\s*\n\s*\*?\s*/g, ' ').trim() });
    }
  };
  read(/(?:^|[\s{(,])\/\*\*?\s(.*?)\*\//gs);
  if (!file.endsWith('.css')) read(/(?:^|\s)\/\/ (.*)/g);
  return found;
}

function faultOf(text: string): string | null {
  const [first = ''] = opening.exec(text) ?? [];
  if (first !== '') return `opens with "${first}": name the subject first`;
  const [word = ''] = undecoded.exec(text) ?? [];
  if (word !== '') return `says "${word}": ${words[word.toLowerCase()] ?? ''}`;
  if (/^(es|ox)lint-/.test(text)) return null;
  const [sentence = ''] = text.split(/(?<=\.)\s/);
  return sentence.length > maxCharacters ? `has a first sentence of ${String(sentence.length)} characters` : null;
}

const floors = ['client', 'server', 'shared', 'config', 'build', 'test', 'groups'];

const sourcesIn = (folder: string): string[] => filesUnder(folder).filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));

describe('comments', () => {
  it.each([
    ['Of every call, where own says nothing else.', 'opens with "Of": name the subject first'],
    ['Whether it is open.', 'opens with "Whether": name the subject first'],
    ['Number of signs.', 'says "signs": characters'],
    ['Default timeout per call.', null],
  ])('are judged: %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('are found in code rather than in globs', () => {
    const code = "const a = 'client/**/*.ts'; // plain\n/** Doc. */\nconst b = 1; /* block */";
    expect(commentsOf('a.ts', code).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['plain', 'Doc.', 'block']),
    );
  });

  it.each(floors)('in %s are plain English', (floor) => {
    const faults = sourcesIn(floor).flatMap((file) =>
      commentsOf(file, readFileSync(file, 'utf8')).flatMap(({ place, text }) => {
        const fault = faultOf(text);
        return fault === null ? [] : [`${place} ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
