/**
 * Draws the brands' logos (npm run brand-logos) from the package simple-icons.
 * Writes media/brands/<name>.svg of the group's content for every brand of its booking/brands.yaml; a brand without
 * an icon gets its initials.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import * as simpleIcons from 'simple-icons';
import { parse } from 'yaml';
import { installedContentFolder } from '../config/group/installedContentFolder.ts';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { asciiSlug } from '../shared/kit/text/asciiSlug.ts';

interface Brand {
  name: string;
  icon?: string;
}

const contentFolder = installedContentFolder();
const source = join(contentFolder, 'booking/brands.yaml');
const folder = join(contentFolder, 'media/brands');
/** The text colour of the interface: logos stand on light tiles. */
const ink = '#131d21';

if (!existsSync(source)) throw new OperatorError(`${source} is missing; it names the brands of the workshops.`);
const schema: Joi.ArraySchema<Brand[]> = Joi.array()
  .items(Joi.object<Brand>({ name: Joi.string().required(), icon: Joi.string() }))
  .unique('name')
  .required();
const checked = schema.validate(parse(readFileSync(source, 'utf8')));
if (checked.error) throw new OperatorError(`${source}: ${checked.error.message}`);
const brands: readonly Brand[] = checked.value;
const icons = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]));

mkdirSync(folder, { recursive: true });
for (const { name, icon } of brands) writeFileSync(`${folder}/${asciiSlug(name)}.svg`, svg(name, icon));
console.log(`${folder}: ${String(brands.length)} logos`);

function svg(name: string, icon: string | undefined): string {
  const path = icon === undefined ? null : icons.get(icon);
  if (path === undefined) {
    throw new OperatorError(
      `${source}: simple-icons has no "${String(icon)}" for ${name}; correct the name or leave icon out.`,
    );
  }
  const drawing = path === null ? textMark(initials(name)) : `<path fill="${ink}" d="${path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${drawing}</svg>\n`;
}

function textMark(letters: string): string {
  const [size, baseline] = letters.length > 1 ? [9.5, 15.4] : [12, 16.2];
  const font = `font-family="system-ui,sans-serif" font-size="${String(size)}" font-weight="700" text-anchor="middle"`;
  return (
    `<rect x="1" y="1" width="22" height="22" rx="6" fill="none" stroke="${ink}" stroke-width="1.75"/>` +
    `<text x="12" y="${String(baseline)}" ${font} fill="${ink}">${letters}</text>`
  );
}

/** Returns "MB" for Mercedes-Benz; one letter for one word. */
function initials(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
}
