import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { version as reactVersion } from 'react';
import type { EditingSettings } from './content/editing/createEditing.ts';

interface EditingParts extends Omit<EditingSettings, 'packages'> {
  /** Root of the project, whose package.json names the product and its version. */
  root: string;
}

/** The settings of editing; null without a secret, which disables it. */
export async function editingSettings({ root, ...parts }: EditingParts): Promise<EditingSettings | null> {
  if (parts.secret === '') return null;
  const own = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as { name: string; version: string };
  return { ...parts, packages: { [own.name]: own.version, react: reactVersion } };
}
