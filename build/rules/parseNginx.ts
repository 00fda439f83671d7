/** A directive of an nginx file with its arguments, and those of its block. */
export interface NginxDirective {
  name: string;
  args: string[];
  block: NginxDirective[] | null;
}

const token = /#[^\n]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([{};])|((?:\$\{|[^\s;{}])+(?:\}[^\s;{}]*)*)/g;

/**
 * Parses an nginx file.
 * @throws Error for a brace without its counterpart or a directive without its end
 */
export function parseNginx(text: string): NginxDirective[] {
  const blocks: NginxDirective[][] = [[]];
  let words: string[] = [];
  for (const [whole, double, single, mark, plain] of text.matchAll(token)) {
    if (whole.startsWith('#')) continue;
    const word = double ?? single ?? plain;
    if (word !== undefined) words.push(word);
    else if (mark === '}') {
      if (words.length > 0) throw new Error(`"${words.join(' ')}" has no end`);
      if (blocks.length === 1) throw new Error('a "}" has no beginning');
      blocks.pop();
    } else {
      const [name, ...args] = words;
      if (name === undefined) throw new Error(`a "${whole}" has no directive`);
      const block = mark === '{' ? [] : null;
      blocks.at(-1)?.push({ name, args, block });
      if (block) blocks.push(block);
      words = [];
    }
  }
  if (words.length > 0 || blocks.length > 1) throw new Error('the end is missing');
  return blocks[0] ?? [];
}
