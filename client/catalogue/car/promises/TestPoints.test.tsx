/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { TestPoints } from './TestPoints.tsx';

afterEach(cleanup);

it('lists the points of each group with their number', () => {
  renderSection(TestPoints, {
    Title: { value: 'Det här kontrollerar vi' },
    Groups: [{ fields: { Title: { value: 'Bromsar' }, Points: { value: 'Skivor\nBelägg' } } }],
  });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Bromsar 2');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Skivor', 'Belägg']);
});

it('shows nothing without groups', () => {
  renderSection(TestPoints, { Title: { value: 'Det här kontrollerar vi' } });
  expect(screen.queryByRole('heading')).toBeNull();
});
