import Joi from 'joi';
import type { ContentProblem } from '../ContentFilesError.ts';
import type { SiteFrame, StoredSection } from '../ContentTree.ts';
import { schemaOfFields } from '../fields/fieldSchema.ts';
import type { ValuePlace } from '../fields/fieldValue.ts';
import { frameFields } from '../fields/frameFields.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';
import { dataSection } from './sectionItems.ts';

type FrameName = keyof typeof frameFields;
type SiteFile = Partial<Record<FrameName, Record<string, unknown>>>;

const siteSchema = Joi.object<SiteFile>({
  AlertBar: schemaOfFields(frameFields.AlertBar),
  MainNavigation: schemaOfFields(frameFields.MainNavigation).required(),
  MegaMenu: schemaOfFields(frameFields.MegaMenu),
  Footer: schemaOfFields(frameFields.Footer).required(),
}).messages({ 'object.unknown': `is not known here; known: ${Object.keys(frameFields).join(', ')}` });

/** Reads site.<language>.yaml: header and footer of every page of the site in that language. */
export function readSiteFrame(source: YamlFile, place: ValuePlace, problems: ContentProblem[]): SiteFrame | null {
  const file = checkYaml(source, source, siteSchema, problems);
  if (!file) return null;
  const sections = (...names: FrameName[]): StoredSection[] =>
    names.flatMap((name) => {
      const raw = file[name];
      return raw ? [dataSection({ componentName: name, name }, raw, frameFields[name], { ...place, at: [name] })] : [];
    });
  return { header: sections('AlertBar', 'MainNavigation', 'MegaMenu'), footer: sections('Footer') };
}
