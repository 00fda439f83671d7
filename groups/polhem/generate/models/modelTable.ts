import { czechSpanishModels } from './czechSpanishModels.ts';
import { fordBritishModels } from './fordBritishModels.ts';
import { frenchItalianModels } from './frenchItalianModels.ts';
import { germanModels } from './germanModels.ts';
import { japaneseModels } from './japaneseModels.ts';
import { koreanModels } from './koreanModels.ts';
import { nordicModels } from './nordicModels.ts';
import { volkswagenAudiModels } from './volkswagenAudiModels.ts';
import { workModels } from './workModels.ts';
import type { ModelRow } from './ModelRow.ts';

/** Every model in the demo stock. */
export const modelTable: readonly ModelRow[] = [
  ...volkswagenAudiModels,
  ...germanModels,
  ...czechSpanishModels,
  ...frenchItalianModels,
  ...fordBritishModels,
  ...japaneseModels,
  ...koreanModels,
  ...nordicModels,
  ...workModels,
];

/** Data of a make: the start of its VINs (world maker identifier) and its trim levels, plainest first. */
export interface BrandRow {
  vinStart: string;
  trims: readonly [string, ...string[]];
}

const brandTable: Record<string, BrandRow> = {
  Audi: { vinStart: 'WAU', trims: ['Proline', 'Advanced', 'S line'] },
  BMW: { vinStart: 'WBA', trims: ['Advantage', 'Sport', 'M Sport'] },
  BYD: { vinStart: 'LGX', trims: [''] },
  CUPRA: { vinStart: 'VSS', trims: ['', 'VZ', 'Tribe Edition'] },
  Citroën: { vinStart: 'VF7', trims: ['You', 'Plus', 'Max'] },
  Dacia: { vinStart: 'UU1', trims: ['Essential', 'Expression', 'Journey'] },
  Fiat: { vinStart: 'ZFA', trims: ['Pop', 'Icon', 'La Prima'] },
  Ford: { vinStart: 'WF0', trims: ['Trend', 'Titanium', 'ST-Line X'] },
  Honda: { vinStart: 'JHM', trims: ['Elegance', 'Sport', 'Advance'] },
  Hyundai: { vinStart: 'TMA', trims: ['Essential', 'Advanced', 'Ultimate'] },
  Kia: { vinStart: 'U5Y', trims: ['Action', 'Advance', 'GT-Line'] },
  'Land Rover': { vinStart: 'SAL', trims: ['S', 'SE', 'HSE'] },
  Lexus: { vinStart: 'JTH', trims: ['Comfort', 'Executive', 'F Sport'] },
  MG: { vinStart: 'LSJ', trims: ['Comfort', 'Luxury'] },
  MINI: { vinStart: 'WMW', trims: ['Essential', 'Classic', 'Favoured'] },
  Mazda: { vinStart: 'JMZ', trims: ['Prime-Line', 'Exclusive-Line', 'Homura'] },
  'Mercedes-Benz': { vinStart: 'W1K', trims: ['Base', 'Avantgarde', 'AMG Line'] },
  Nissan: { vinStart: 'SJN', trims: ['Acenta', 'N-Connecta', 'Tekna'] },
  Opel: { vinStart: 'W0V', trims: ['Edition', 'GS', 'Ultimate'] },
  Peugeot: { vinStart: 'VF3', trims: ['Active', 'Allure', 'GT'] },
  Polestar: { vinStart: 'YSM', trims: ['', 'Plus', 'Pilot Plus'] },
  Porsche: { vinStart: 'WP0', trims: [''] },
  Renault: { vinStart: 'VF1', trims: ['Evolution', 'Techno', 'Iconic'] },
  SEAT: { vinStart: 'VSS', trims: ['Reference', 'Style', 'FR'] },
  Skoda: { vinStart: 'TMB', trims: ['Ambition', 'Selection', 'Sportline'] },
  Subaru: { vinStart: 'JF1', trims: ['Base', 'Adventure', 'Touring'] },
  Suzuki: { vinStart: 'JSA', trims: ['Select', 'Inclusive'] },
  Tesla: { vinStart: '5YJ', trims: [''] },
  Toyota: { vinStart: 'SB1', trims: ['Active', 'Style', 'Executive'] },
  Volkswagen: { vinStart: 'WVW', trims: ['Life', 'Style', 'R-Line'] },
  Volvo: { vinStart: 'YV1', trims: ['Core', 'Plus Dark', 'Ultra Bright'] },
  smart: { vinStart: 'WME', trims: [''] },
};

/** Returns the row of a make. Throws for an unknown make. */
export function brandRow(brand: string): BrandRow {
  const row = brandTable[brand];
  if (!row) throw new Error(`The make "${brand}" has models but no row in the brand table.`);
  return row;
}
