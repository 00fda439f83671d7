import type { Plugin } from 'esbuild';
import { installedGroup } from '../../config/group/installedGroup.ts';
import { buildFonts } from './buildFonts.ts';
import type { BuiltFonts } from './buildFonts.ts';

let built: Promise<BuiltFonts> | undefined;

/** The fonts of the configured sites, built once per process. */
export function builtSiteFonts(): Promise<BuiltFonts> {
  built ??= buildFonts(installedGroup().sites);
  return built;
}

const namespace = 'site-fonts';

/** Gives client/ui/styles/main.css the sheet that it imports as "site-fonts". */
export const siteFonts: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /^site-fonts$/ }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /.*/, namespace }, async () => ({
      contents: (await builtSiteFonts()).css,
      loader: 'css',
      resolveDir: process.cwd(),
    }));
  },
};
