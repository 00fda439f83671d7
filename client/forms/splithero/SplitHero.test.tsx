import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { swedishPlate } from '../../../test/fixtures/countries/swedishPlate.ts';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { SplitHero } from './SplitHero.tsx';

afterEach(cleanup);

const fields = {
  Title: { value: 'Your way home starts here' },
  Image: { value: { src: '/media/street-wide-1280.webp', alt: '' } },
  PlateTitle: { value: 'Part exchange' },
  PlateUrl: { value: '/sell-your-car' },
  PlateButtonText: { value: 'Value my car' },
};
const show = (own: object) =>
  renderSection(
    SplitHero,
    { ...fields, ...own },
    {
      state: (state) => ({
        ...state,
        site: { ...state.site, context: { ...state.site.context, plate: swedishPlate } },
      }),
    },
  );

it('SplitHero posts the registration number to the form that it begins', () => {
  show({});
  const number = screen.getByLabelText<HTMLInputElement>('Part exchange');
  const { form } = number;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/sell-your-car#sell-car-form']);
  number.value = 'AB12 CDE';
  expect(form && [...new FormData(form)]).toEqual([
    ['form', 'sell-car'],
    ['begin', '1'],
    ['regno', 'AB12 CDE'],
  ]);
});

it('SplitHero has no field without a page for it', () => {
  show({ PlateUrl: { value: '' } });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('Your way home starts here');
});
