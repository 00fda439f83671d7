import { basename, join } from 'node:path';
import type { SiteFont, SiteFonts, TokenValues } from '../../shared/site/SiteLook.ts';
import type { CheckedYaml, SettingsReading } from '../group/readYaml.ts';
import { readYaml } from '../group/readYaml.ts';
import { yamlFilesIn } from '../group/yamlFilesIn.ts';
import { themeSchema } from './themeSchema.ts';
import type { ThemeFile } from './themeSchema.ts';
import { themeTokens } from './themeTokens.ts';

/** A theme of a group with its file. */
export interface LoadedTheme {
  name: string;
  fonts: SiteFonts;
  tokens: TokenValues;
  narrow: TokenValues;
  dark: TokenValues | false;
  addFault: CheckedYaml<ThemeFile>['addFault'];
}

/** Fonts without a theme. */
const usualFonts: SiteFonts = {
  display: { family: 'schibsted-grotesk', weights: [500, 700] },
  text: { family: 'hanken-grotesk', weights: [400, 700] },
};

/** Weight tokens by font role. */
const weightsByRole = {
  display: ['weight-display', 'weight-heading'],
  text: ['weight-text', 'weight-medium', 'weight-strong'],
} as const;

/** The product's own appearance, for sites without a theme. */
export const plainTheme: LoadedTheme = {
  name: 'plain',
  fonts: usualFonts,
  tokens: {},
  narrow: {},
  dark: {},
  addFault: () => undefined,
};

/**
 * Reads themes/<theme>.yaml of a group; faults are added to `faults`.
 * @param folder of the group
 * @param shown path of a file in messages
 */
export function loadThemes(
  folder: string,
  shown: (path: string) => string,
  faults: string[],
  reading: SettingsReading,
): Map<string, LoadedTheme> {
  const themes = join(folder, 'themes');
  return new Map(
    yamlFilesIn(themes).flatMap((file): [string, LoadedTheme][] => {
      const read = readYaml(join(themes, file), shown(join(themes, file)), themeSchema, {
        faults,
        reading,
        file: 'themes/*.yaml',
      });
      if (!read) return [];
      const theme = loadedTheme(basename(file, '.yaml'), read);
      addWeightFaults(theme);
      return [[theme.name, theme]];
    }),
  );
}

function loadedTheme(name: string, { value, addFault, placeOf }: CheckedYaml<ThemeFile>): LoadedTheme {
  const written = (role: 'display' | 'text'): SiteFont | undefined => {
    const font = value.fonts?.[role];
    return font && { ...font, place: placeOf(['fonts', role, 'family']) };
  };
  const text = written('text');
  return {
    name,
    fonts: { display: written('display') ?? text ?? usualFonts.display, text: text ?? usualFonts.text },
    tokens: value.tokens,
    narrow: value.narrow,
    dark: value.dark,
    addFault,
  };
}

/** Adds faults for weights outside the range of their font: browsers would draw the nearest one. */
function addWeightFaults({ fonts, tokens, addFault }: LoadedTheme): void {
  for (const role of ['display', 'text'] as const) {
    const [min, max] = fonts[role].weights;
    if (min > max) addFault(['fonts', role, 'weights'], 'has its lowest weight after its highest');
    for (const name of weightsByRole[role]) {
      const weight = Number(tokens[name] ?? themeTokens[name]?.value);
      if (weight >= min && weight <= max) continue;
      const at = tokens[name] === undefined ? ['fonts', role, 'weights'] : ['tokens', name];
      addFault(
        at,
        `leaves ${name} (${String(weight)}) outside the weights of fonts.${role}, ${String(min)} to ${String(max)}`,
      );
    }
  }
}
