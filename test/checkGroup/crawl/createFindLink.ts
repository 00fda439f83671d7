import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FindLink } from './judgeVisits.ts';

interface ContentLine {
  file: string;
  line: number;
  text: string;
}

/** Finds the first line with an address that is not a part of a longer one. */
function findText(lines: readonly ContentLine[], address: string): ContentLine | undefined {
  const literal = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const written = new RegExp(`(?<![\\w/.-])${literal}(?![\\w/.-])`);
  return lines.find(({ text }) => written.test(text));
}

/** Creates a search for the file and line of the content in which a link is written. */
export function createFindLink(contentFolder: string, root: string): FindLink {
  const linesOfSite = new Map<string, ContentLine[]>();
  const read = (site: string): ContentLine[] => {
    const folder = join(contentFolder, site);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    return names.sort().flatMap((name) => {
      const path = join(folder, name);
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.map((text, at) => ({ file: relative(root, path), line: at + 1, text }));
    });
  };
  return (site, href, { language, base }) => {
    const lines = linesOfSite.get(site) ?? read(site);
    linesOfSite.set(site, lines);
    // Files have no language in links to pages of their own site.
    const inLanguage = base !== '' && href.startsWith(`${base}/`);
    const own = lines.filter(({ file }) => file.endsWith(`.${language}.yaml`));
    const found = findText(lines, href) ?? (inLanguage ? findText(own, href.slice(base.length)) : undefined);
    return found ? `${found.file}:${String(found.line)}` : null;
  };
}
