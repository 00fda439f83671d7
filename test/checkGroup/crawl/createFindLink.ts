import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FindLink } from './judgeVisits.ts';

/** Creates a search for the file and line of the content in which a link is written. */
export function createFindLink(contentFolder: string, root: string): FindLink {
  const linesOfSite = new Map<string, { file: string; line: number; text: string }[]>();
  const read = (site: string): { file: string; line: number; text: string }[] => {
    const folder = join(contentFolder, site);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    return names.sort().flatMap((name) => {
      const path = join(folder, name);
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.map((text, at) => ({ file: relative(root, path), line: at + 1, text }));
    });
  };
  return (site, href) => {
    const lines = linesOfSite.get(site) ?? read(site);
    linesOfSite.set(site, lines);
    const literal = href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const written = new RegExp(`(?<![\\w/.-])${literal}(?![\\w/.-])`);
    const found = lines.find(({ text }) => written.test(text));
    return found ? `${found.file}:${String(found.line)}` : null;
  };
}
