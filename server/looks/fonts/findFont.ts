import { existsSync } from 'node:fs';
import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import type { SiteFont } from '../../../shared/site/SiteLook.ts';
import type { FontSource } from './FontSource.ts';
import { fontPackageFolder, readFontPackage } from './fontPackage.ts';
import { ownFontFile, readOwnFont } from './ownFont.ts';

/** Search paths for fonts. */
export interface FontPlaces {
  /** Folder of the group. */
  groupFolder: string;
  /** Root of the project, with node_modules. */
  root: string;
}

/**
 * Finds a font in the group's folder, else in an installed package.
 * Null, with an entry in `faults`, when neither has it.
 */
export async function findFont(
  { family, place }: Pick<SiteFont, 'family' | 'place'>,
  { groupFolder, root }: FontPlaces,
  faults: string[],
): Promise<FontSource | null> {
  const own = ownFontFile(family, groupFolder);
  if (!family.startsWith('@') && existsSync(own)) return readOwnFont(own, root, faults);
  const at = place === undefined ? '' : `${place}: `;
  const folder = fontPackageFolder(family, groupFolder, root);
  if (folder === null) {
    const name = family.startsWith('@') ? family : `@fontsource-variable/${family}`;
    const described = family.startsWith('@') ? '' : `, or describe own files in fonts/${family}.yaml of the group`;
    faults.push(
      `${at}the font "${family}" is not installed; run npm install ${name} in the group's folder${described}.`,
    );
    return null;
  }
  try {
    return await readFontPackage(folder);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    faults.push(at + error.message);
    return null;
  }
}
