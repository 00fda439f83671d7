/** Maximum length of an address matched against regular expressions. The costs below are calculated for it. */
export const maxRegexSubjectCharacters = 1000;

/** Maximum steps of a search over the longest subject: a few milliseconds. */
const maxSteps = 2_000_000;

interface Atom {
  /** The atom as written: "[^/]", "\\d", "a", or "(" … ")" for a whole group. */
  source: string;
  group: boolean;
  /** Has a quantifier or an alternation. */
  varies: boolean;
  least: number;
  most: number;
}

/**
 * Returns why a regular expression could take too long, or null for one that cannot.
 * It is a cheap upper bound, so it also refuses some harmless ones: each repetition multiplies the steps by its
 * possible lengths, unless what follows can end it in one place only ("[^/]+" before "/"). Repeated groups must have
 * one length, and back references and look-arounds are refused.
 * @param source begins with "^" and compiles
 */
export function regexFault(source: string): string | null {
  if (/\\[1-9]|\\k</.test(source)) return 'it has a back-reference; write the alternatives as separate rules';
  if (/\(\?(?!:)/.test(source)) return 'it has a look-around or a named group; use plain groups';
  const steps = { count: maxRegexSubjectCharacters, fault: '' };
  readSequence(source.replace(/^\^/, ''), 0, steps);
  if (steps.fault) return steps.fault;
  if (steps.count > maxSteps) {
    return 'its repetitions can share the same text in too many ways; put [^/]+ in place of .* or split it into rules';
  }
  return null;
}

/** Parses atoms up to the end or the group's ")". Returns the end, and whether the text's length varies. */
function readSequence(
  source: string,
  from: number,
  steps: { count: number; fault: string },
): { end: number; varies: boolean } {
  let at = from;
  let varies = false;
  while (at < source.length && source[at] !== ')') {
    if (source[at] === '|') {
      steps.count *= 2;
      varies = true;
      at += 1;
      continue;
    }
    const { atom, end } = readAtom(source, at, steps);
    at = end;
    const span = atom.most - atom.least + 1;
    if (atom.group && atom.most > 1 && atom.varies) {
      steps.fault ||= `a repeated group must not hold repetitions or choices itself: ${atom.source}`;
    }
    if (span > 1) {
      varies = true;
      if (!endsInOnePlace(atom, source, at)) steps.count *= Math.min(span, maxRegexSubjectCharacters);
    }
    varies ||= atom.varies;
  }
  return { end: at, varies };
}

function readAtom(source: string, from: number, steps: { count: number; fault: string }): { atom: Atom; end: number } {
  let end = from + 1;
  let varies = false;
  const group = source[from] === '(';
  if (group) {
    const inner = readSequence(source, source.startsWith('(?:', from) ? from + 3 : from + 1, steps);
    varies = inner.varies;
    end = inner.end + 1;
  } else if (source[from] === '[') {
    while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    end += 1;
  } else if (source[from] === '\\') {
    end = from + (/^\\(?:x[\da-f]{2}|u[\da-f]{4}|[^])/i.exec(source.slice(from))?.[0].length ?? 2);
  }
  const text = source.slice(from, end);
  const quantifier = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(end));
  const { least, most } = parseQuantifier(quantifier);
  return {
    atom: { source: text, group, varies, least, most },
    end: end + (quantifier?.[0].length ?? 0),
  };
}

function parseQuantifier(quantifier: RegExpExecArray | null): { least: number; most: number } {
  if (!quantifier) return { least: 1, most: 1 };
  const [whole, low, comma, high] = quantifier;
  if (whole.startsWith('?')) return { least: 0, most: 1 };
  if (whole.startsWith('*') || whole.startsWith('+')) return { least: whole.startsWith('+') ? 1 : 0, most: Infinity };
  const least = Number(low);
  return { least, most: comma === '' ? least : high === '' ? Infinity : Number(high) };
}

/** True when a repetition can only be followed by the end, or by a literal that it does not match. */
function endsInOnePlace(atom: Atom, source: string, at: number): boolean {
  if (atom.group) return false;
  const own = new RegExp(`^${atom.source}$`, 'i');
  const starts = startsAfter(source, at);
  return starts?.every((letter) => !own.test(letter)) ?? false;
}

/** The literals that can come next, [] for the end; null when something else can. */
function startsAfter(source: string, at: number): string[] | null {
  let next = at;
  while (source[next] === ')') {
    if (/^\)[*+{]/.test(source.slice(next))) return null;
    next += source[next + 1] === '?' ? 2 : 1;
  }
  const rest = source.slice(next);
  if (rest === '' || rest === '$') return [];
  const literal = /^(?:\\([^\w])|([^\\[\](){}.*+?^$|]))(?![*?{])/.exec(rest);
  if (literal) return [literal[1] ?? literal[2] ?? ''];
  // an optional group that begins with a literal, or the text after it
  const group = /^\((?:\?:)?([^()|]+)\)\??/.exec(rest);
  if (!group || /^[*+{]/.test(rest.slice(group[0].length))) return null;
  const inside = startsAfter(group[1] ?? '', 0);
  if (!group[0].endsWith('?') || inside === null) return inside;
  const after = startsAfter(source, next + group[0].length);
  return after && [...inside, ...after];
}
