import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { version as reactVersion } from 'react';
import { sections } from '../../client/app/sections.ts';
import type { Content } from '../content/createContent.ts';
import type { EditingSettings } from '../content/editing/createEditing.ts';
import type { Setup } from './Setup.ts';

/** The settings of editing; null without a secret, which disables it. */
export async function editingSettings(
  { env, group, root }: Setup,
  { gateway, editor }: Pick<Content, 'gateway' | 'editor'>,
): Promise<EditingSettings | null> {
  if (env.EDITING_SECRET === '') return null;
  const own = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as { name: string; version: string };
  return {
    secret: env.EDITING_SECRET,
    origins: env.EDITING_ORIGINS,
    content: gateway,
    editor,
    sites: group.sites,
    components: Object.keys(sections).sort(),
    packages: { [own.name]: own.version, react: reactVersion },
  };
}
