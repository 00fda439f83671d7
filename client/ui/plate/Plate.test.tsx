import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Plate } from './Plate.tsx';

it('the stars of a plate stand evenly on a ring', () => {
  render(
    <Plate look={{ band: { letters: 'X', stars: true } }}>
      <span />
    </Plate>,
  );
  const angles = [...document.querySelectorAll('circle')].map((star) => {
    const [x, y] = ['cx', 'cy'].map((name) => Number(star.getAttribute(name)) - 10);
    return (Math.round((Math.atan2(y ?? 0, x ?? 0) * 180) / Math.PI / 30) * 30 + 360) % 360;
  });
  expect(angles).toEqual(Array.from({ length: 12 }, (_, at) => at * 30));
});
