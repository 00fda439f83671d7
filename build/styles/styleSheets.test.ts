import { describe, expect, it } from '@jest/globals';
import type { Metafile } from 'esbuild';
import { assignStyles } from './styleSheets.ts';

type Inputs = Metafile['inputs'];

function moduleWith(imports: string[], lazily: string[] = []): Inputs[string] {
  return {
    bytes: 1,
    imports: [
      ...imports.map((path) => ({ path, kind: 'import-statement' as const })),
      ...lazily.map((path) => ({ path, kind: 'dynamic-import' as const })),
    ],
  };
}

const list = 'client/catalogue/list/List.tsx';
const car = 'client/catalogue/car/Car.tsx';
const booking = 'client/booking/Step.tsx';
const form = 'client/forms/Form.tsx';
const section = 'client/content/sections/Testimonials.tsx';
const common = 'client/content/sections/Blurb.tsx';
const inputs: Inputs = {
  'client/main.tsx': moduleWith(['main.css'], [list, car, booking, form, section, common, 'client/site/Footer.tsx']),
  [section]: moduleWith(['quotes.css']),
  [common]: moduleWith(['blurb.css']),
  'client/site/Footer.tsx': moduleWith(['footer.css']),
  'client/ui/Field.tsx': moduleWith(['field.css']),
  [list]: moduleWith(['card.css', 'list.css', 'client/ui/Field.tsx', 'main.css']),
  [car]: moduleWith(['client/ui/Field.tsx', 'card.css', 'car.css']),
  [booking]: moduleWith(['client/ui/Field.tsx', 'footer.css']),
  [form]: moduleWith(['client/ui/Field.tsx']),
};

describe('assignStyles()', () => {
  const sheets = assignStyles(inputs, 'client/main.tsx');

  it('puts the styles of a module into its sheet in import order', () => {
    expect(sheets.get('car')).toEqual(['card.css', 'car.css']);
  });

  it('puts styles that a few sheets need into each', () => {
    expect(sheets.get('list')).toEqual(['card.css', 'list.css']);
  });

  it('keeps the styles of a new section from pages without it', () => {
    expect(sheets.get('rareSections')).toEqual(['quotes.css']);
  });

  it('leaves what many sheets need to the sheet of every page', () => {
    expect(sheets.get('forms')).toEqual([]);
  });

  it('leaves what other modules need to the sheet of every page', () => {
    expect(sheets.get('booking')).toEqual([]);
  });
});
