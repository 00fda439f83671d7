import { describe, expect, it } from '@jest/globals';
import type { Metafile } from 'esbuild';
import { planStyles } from './planStyles.ts';

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

const style = (name: string): Inputs => ({ [name]: { bytes: 1, imports: [] } });

const inputs: Inputs = {
  'main.tsx': moduleWith(['main.css', 'ui/Button.tsx'], ['list/List.tsx', 'car/Car.tsx', 'forms/Form.tsx']),
  'ui/Button.tsx': moduleWith(['ui/Button.css']),
  'ui/Card.tsx': moduleWith(['ui/Card.css', 'ui/Button.tsx']),
  'list/List.tsx': moduleWith(['ui/Card.tsx', 'list/List.css']),
  'car/Car.tsx': moduleWith(['ui/Card.tsx', 'car/Car.css'], ['forms/Form.tsx']),
  'forms/Form.tsx': moduleWith(['forms/Form.css']),
  ...style('main.css'),
  ...style('ui/Button.css'),
  ...style('ui/Card.css'),
  ...style('list/List.css'),
  ...style('car/Car.css'),
  ...style('forms/Form.css'),
};

const list = { name: 'list', sources: ['list/'] };
const car = { name: 'car', sources: ['car/Car.tsx'] };
const forms = { name: 'forms', sources: ['forms/'] };

describe('planStyles()', () => {
  it('puts shared styles in the sheet of each page kind in import order', () => {
    expect([...planStyles(inputs, 'main.tsx', [], [list, car, forms])]).toEqual([
      ['list', ['ui/Card.css', 'list/List.css']],
      ['car', ['ui/Card.css', 'car/Car.css']],
      ['forms', ['forms/Form.css']],
    ]);
  });

  it('takes a style file without the modules that need it', () => {
    const alone = { name: 'carAlone', sources: ['car/Car.css'] };
    expect(planStyles(inputs, 'main.tsx', [], [list, alone, forms]).get('carAlone')).toEqual(['car/Car.css']);
  });

  it('leaves out what every page has', () => {
    expect(planStyles(inputs, 'main.tsx', ['ui/Card.tsx'], [list, car, forms]).get('car')).toEqual(['car/Car.css']);
  });

  it('throws when a style file is in no sheet', () => {
    expect(() => planStyles(inputs, 'main.tsx', [], [list, car])).toThrow('forms/Form.css is in no sheet');
  });

  it('throws when no page loads a source', () => {
    expect(() => planStyles(inputs, 'main.tsx', [], [list, car, { name: 'forms', sources: ['form/'] }])).toThrow(
      'No page loads form/',
    );
  });
});
