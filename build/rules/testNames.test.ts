import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { filesUnder } from './filesUnder.ts';

/* A test proves one behaviour, and its name states it: subject, condition, outcome. See CONTRIBUTING.md. */

/** Joins several outcomes: "and", "or", a semicolon, a comma outside a number. */
const joiner = /\b(?:and|or)\b|;|,(?!\d)/;

/** Maximum share of names with a joiner. Some have one in a single outcome: "loses neither the lead nor …". */
const maxShare = 0.02;

const floors = ['build', 'client', 'config', 'groups', 'server', 'shared', 'test'];

const testFiles = filesUnder(...floors).filter((file) => /\.test\.tsx?$|^test\/.+\.tsx?$/.test(file));

/** Returns the function behind `it.each(…)`, `it.skip` and alike. */
function calledName(expression: ts.Expression): string {
  let callee = expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
  if (ts.isTaggedTemplateExpression(callee)) return calledName(callee.tag);
  return ts.isIdentifier(callee) ? callee.text : '';
}

/** Returns the names of the tests in a file, a template as it is written. */
function namesIn(code: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments.length > 1 && /^(?:it|test)$/.test(calledName(node.expression))) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
      else if (name && ts.isTemplateExpression(name)) names.push(name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('names.tsx', code, ts.ScriptTarget.Latest, true));
  return names;
}

describe('the names of tests', () => {
  it('are found in every form of a test', () => {
    const code =
      "it('a', run); it.each([1])('b %i', run); test.each`x`(`c`, run); it(`d ${e}`, run); it.each([['x', run]]);";
    expect(namesIn(code)).toEqual(['a', 'b %i', 'c', '`d ${e}`']);
  });

  it.each([
    ['answers 304', false],
    ['serves 1,000 cars', false],
    ['says so, then stops', true],
    ['stores the lead and mails it', true],
  ])('are judged: "%s"', (name, isJoined) => {
    expect(joiner.test(name)).toBe(isJoined);
  });

  it('state one behaviour each', () => {
    const names = testFiles.flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));
    const joined = names.filter((name) => joiner.test(name.slice(name.indexOf(': '))));
    expect(joined.slice(0, joined.length > names.length * maxShare ? 50 : 0)).toEqual([]);
  });
});
