import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { Browser } from 'puppeteer';
import { launchOwnBrowser } from './launchBrowser.ts';

const googleFont = (name: string, file: string): string[] =>
  ['400Regular', '700Bold'].map((weight) => `@expo-google-fonts/${name}/${weight}/${file}_${weight}.ttf`);

/** Font files of systems that a site scales its fallback for. Arimo has the metrics of Arial and Liberation Sans. */
export const systemFontFiles = {
  Arimo: googleFont('arimo', 'Arimo'),
  Roboto: [...googleFont('roboto', 'Roboto'), ...googleFont('noto-serif', 'NotoSerif')],
  'Noto Sans': [...googleFont('noto-sans', 'NotoSans'), ...googleFont('noto-serif', 'NotoSerif')],
  'DejaVu Sans': ['Sans', 'Sans-Bold', 'Serif', 'Serif-Bold'].map((name) => `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`),
} as const;

export type SystemFontName = keyof typeof systemFontFiles;

/**
 * Launches a separate browser that has these fonts only, whatever the machine has installed.
 * Applies to Linux, where browsers read fontconfig's settings; other systems bring Arial.
 */
export async function launchBrowserWithFonts(name: SystemFontName): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-fonts-'));
  const fonts = join(folder, 'fonts');
  await mkdir(fonts);
  for (const file of systemFontFiles[name]) await symlink(resolve('node_modules', file), join(fonts, basename(file)));
  const settings = join(folder, 'fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`,
  );
  const browser = await launchOwnBrowser([], { FONTCONFIG_FILE: settings });
  browser.once('disconnected', () => void rm(folder, { recursive: true, force: true }));
  return browser;
}
