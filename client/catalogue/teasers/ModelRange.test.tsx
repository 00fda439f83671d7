import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { ModelRange } from './ModelRange.tsx';

const fields = { Title: { value: 'Modeller' }, Brand: { value: 'Volvo' } };
const models = [
  { model: 'XC60', count: 4, price: 399_000, image: '/media/a.webp', blur: '' },
  { model: 'EX90', count: 1, price: null, image: '', blur: '' },
];

afterEach(cleanup);

describe('ModelRange', () => {
  it('links each model in stock to its cars', () => {
    renderSection(ModelRange, fields, {
      uid: 'range',
      state: (state) => ({ ...state, teasers: { range: { status: 'ready', cars: [], models } } }),
    });
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
    expect(links.map((href) => href?.split('/').slice(-2).join('/'))).toEqual(['volvo/xc60', 'volvo/ex90']);
    expect(document.querySelector('.car-facts')?.textContent).toMatch(/^från 399.000 4.i lager$/);
    expect(screen.getByText('1 i lager')).toBeTruthy();
  });

  it('is left out without models', () => {
    expect(renderSection(ModelRange, fields).container.textContent).toBe('');
  });
});
