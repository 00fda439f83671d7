import { readFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import { isWebAddress } from '../../../server/catalogue/feed/source/feedAddress.ts';
import type { InitAnswers, InitSite } from '../InitAnswers.ts';
import { yamlText } from '../yamlText.ts';
import type { NewFiles } from './planFiles.ts';

/** File of the answers in the group's folder. */
export const initFile = 'init.yaml';

const comment = '# Answers of npm run init; another `npm run init -- --dir` of this folder starts from them.\n';

/** Returns the answers as the text of init.yaml, with paths that start from the group's folder. */
function initFileText({ folder, name, country, color, sites }: InitAnswers, logoFile: string): string {
  const placed = (path: string): string => relative(folder, path).replaceAll('\\', '/');
  const site = ({ stock, key, ...others }: InitSite): object => ({
    key,
    ...others,
    stock: typeof stock === 'string' ? stock : isWebAddress(stock.feed) ? stock.feed : placed(stock.feed),
  });
  return `${comment}${yamlText({ name, country, color, logo: logoFile, sites: sites.map(site) })}`;
}

/** Returns init.yaml and, unless the group has it already, the logo that it names. */
export async function initFiles(answers: InitAnswers, files: NewFiles): Promise<NewFiles> {
  const { logo } = answers;
  if (logo === null) return new Map([[initFile, initFileText(answers, 'none')]]);
  const content = await readFile(logo);
  const copy = [...files].find(([, other]) => content.equals(Buffer.from(other)))?.[0];
  const logoFile = copy ?? `logo${extname(logo).toLowerCase()}`;
  return new Map<string, string | Uint8Array>([
    [initFile, initFileText(answers, logoFile)],
    ...(copy === undefined ? [[logoFile, content] as const] : []),
  ]);
}
