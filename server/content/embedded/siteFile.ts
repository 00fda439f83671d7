import Joi from 'joi';
import { frameFields } from './componentFields.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import type { SiteFrame } from './ContentTree.ts';
import { schemaOfFields } from './fieldKinds.ts';
import type { ValuePlace } from './fieldValue.ts';
import { makeSection } from './pageFile.ts';
import { checkYaml } from './readYamlFile.ts';
import type { YamlFile } from './readYamlFile.ts';

interface SiteFile {
  AlertBar?: object;
  MainNavigation: object;
  Footer: object;
}

const siteSchema = Joi.object<SiteFile>({
  AlertBar: schemaOfFields(frameFields.AlertBar),
  MainNavigation: schemaOfFields(frameFields.MainNavigation).required(),
  Footer: schemaOfFields(frameFields.Footer).required(),
}).messages({ 'object.unknown': 'is not known here; known: AlertBar, MainNavigation, Footer' });

/** Reads site.<language>.yaml: header and footer of every page of the site in that language. */
export function readSiteFrame(source: YamlFile, place: ValuePlace, problems: ContentProblem[]): SiteFrame | null {
  const file = checkYaml(source, source.value, siteSchema, problems);
  if (!file) return null;
  const section = (name: keyof typeof frameFields, raw: object) =>
    makeSection(name, raw, frameFields[name], { ...place, owner: `${place.owner}/${name}`, at: [name] });
  return {
    header: [
      ...(file.AlertBar ? [section('AlertBar', file.AlertBar)] : []),
      section('MainNavigation', file.MainNavigation),
    ],
    footer: [section('Footer', file.Footer)],
  };
}
