import type { PathSegment, QueryCondition, RedirectSource } from '../RedirectRule.ts';
import { comparablePath, decodedWord, splitPair } from '../requestAddress.ts';

export type PathSource = Extract<RedirectSource, { kind: 'path' }>;

const parameterName = /^[a-z]\w*$/i;

/**
 * Parses "/old/{id}?x=1&y={more}".
 * @throws Error whose message has the fault and its fix
 */
export function parsePathSource(text: string): PathSource {
  if (!text.startsWith('/')) throw new Error(`the old address "${text}" must begin with "/"`);
  if (text.startsWith('//')) throw new Error(`the old address "${text}" must begin with one slash, not two`);
  if (text.includes('#')) throw new Error('browsers do not send the part after "#": remove it from the old address');
  const queryAt = text.indexOf('?');
  const path = queryAt < 0 ? text : text.slice(0, queryAt);
  const segments = comparablePath(path).slice(1).split('/').map(parseSegment);
  const conditions =
    queryAt < 0
      ? []
      : text
          .slice(queryAt + 1)
          .split('&')
          .filter(Boolean)
          .map(parseCondition);
  if (queryAt >= 0 && conditions.length === 0) throw new Error('there is no condition after "?"');
  const names = parametersOf({ kind: 'path', segments, conditions });
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`the parameter {${twice}} occurs twice in the old address`);
  return { kind: 'path', segments, conditions };
}

/** Names of the captures of a path source. */
export function parametersOf({ segments, conditions }: PathSource): string[] {
  return [...segments, ...conditions].flatMap((part) =>
    'parameter' in part && part.parameter !== '' ? [part.parameter] : [],
  );
}

function parseSegment(segment: string): PathSegment {
  const match = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(segment);
  if (!match) {
    if (/[{}]/.test(segment)) throw new Error(`"${segment}" may contain one parameter, written {name}`);
    return { before: segment.toLowerCase(), parameter: '', after: '' };
  }
  const [, before = '', parameter = '', after = ''] = match;
  checkName(parameter);
  return { before: before.toLowerCase(), parameter, after: after.toLowerCase() };
}

function parseCondition(pair: string): QueryCondition {
  const { name: written, value } = splitPair(pair);
  const name = decodedWord(written);
  if (name === '' || /[{}]/.test(name)) throw new Error(`the condition "${pair}" must begin with a parameter's name`);
  if (value === null) return { name, parameter: '' };
  const capture = /^\{([^{}]*)\}$/.exec(value)?.[1];
  if (capture === undefined) {
    if (/[{}]/.test(value)) throw new Error(`the condition "${pair}" may capture a whole value only: ${name}={name}`);
    return { name, value: decodedWord(value) };
  }
  checkName(capture);
  return { name, parameter: capture };
}

function checkName(name: string): void {
  if (!parameterName.test(name)) throw new Error(`{${name}} is not a parameter: use letters and digits, as in {id}`);
}
