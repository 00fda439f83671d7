/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { EnergyLabelSection } from './EnergyLabelSection.tsx';

afterEach(cleanup);

const label = {
  title: 'Energieverbrauch und CO₂-Emissionen',
  rows: [
    { label: 'CO₂-Emissionen kombiniert', value: '118 g/km' },
    { label: 'CO₂-Klasse', value: 'B' },
  ],
  note: 'Ermittelt nach WLTP.',
  scale: {
    text: 'CO₂-Klasse: B, auf einer Skala von A bis C',
    classes: ['A', 'B', 'C'].map((name) => ({ name, color: '#00a54f' })),
    marks: [1],
  },
};

it('names the drawn scale as its figures do', () => {
  render(<EnergyLabelSection label={label} />);
  const section = screen.getByRole('region', { name: label.title });
  expect(within(section).getByText('118 g/km')).toBeTruthy();
  const scale = within(section).getByRole('img', { name: label.scale.text });
  // each class once, and the car's once more
  expect([...scale.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'B']);
});

it('has no scale without a class', () => {
  const { scale: _scale, ...others } = label;
  render(<EnergyLabelSection label={others} />);
  expect(screen.queryByRole('img')).toBeNull();
});
