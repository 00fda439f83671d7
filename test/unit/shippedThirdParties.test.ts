import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { demoGroup, demoSites } from '../fixtures/demo/demoSites.ts';
import type { ThirdParty } from '../../shared/site/SiteTypes.ts';

const { contentFolder: folder } = demoGroup;

/** Patterns in a page's file that show that it embeds the third party. */
const marks: Record<ThirdParty, RegExp> = {
  youtube: /^\s*(- )?(YoutubeID:\s*['"]?[\w-]|VideoUrl:.*youtu)/m,
  leadForm: /^\s*- LeadForm:/m,
};

async function usedBy(site: string): Promise<ThirdParty[]> {
  const files = await readdir(join(folder, site), { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => file.endsWith('.yaml')).map((file) => readFile(join(folder, site, file), 'utf8')),
  );
  return (Object.keys(marks) as ThirdParty[]).filter((party) => texts.some((text) => marks[party].test(text)));
}

it.each(demoSites.map((site) => [site.name, site.thirdParties ?? []] as const))(
  '%s names exactly the third parties that its pages embed',
  async (name, named) => {
    expect([...named].sort()).toEqual((await usedBy(name)).sort());
  },
);
