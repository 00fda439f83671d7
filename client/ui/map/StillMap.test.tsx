import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { StillMap } from './StillMap.tsx';

const gothenburg = { id: 'g', lat: 57.7, lng: 11.97, label: 'Göteborg' };
const stockholm = { id: 's', lat: 59.33, lng: 18.07, label: 'Stockholm' };
const map = { tiles: '/tiles/{z}/{x}/{y}.webp', attribution: 'GeoNames', size: { width: 600, height: 400 } };

afterEach(cleanup);

const draw = (points: (typeof stockholm)[], more: object = {}): Element =>
  render(<StillMap {...map} points={points} {...more} />).container;
const tilesOf = (element: Element): string[] =>
  [...element.querySelectorAll('image')].map((image) => image.getAttribute('href') ?? '');

describe('StillMap', () => {
  it('shows the tile of a single point at the given zoom', () => {
    expect(tilesOf(draw([stockholm], { zoom: 9 }))).toContain('/tiles/9/281/150.webp');
  });

  it('has a dot for each point within its box', () => {
    const drawing = draw([gothenburg, stockholm]);
    const [x = 0, y = 0, width = 0, height = 0] = (drawing.querySelector('svg')?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    const dots = [...drawing.querySelectorAll('circle')].map((dot) => [
      Number(dot.getAttribute('cx')),
      Number(dot.getAttribute('cy')),
    ]);
    expect(dots).toHaveLength(2);
    expect(dots.every(([cx = 0, cy = 0]) => cx > x && cx < x + width && cy > y && cy < y + height)).toBe(true);
  });

  it('has the largest dot for the chosen point, on top of the others', () => {
    const dots = [...draw([stockholm, gothenburg], { chosenId: 's' }).querySelectorAll('circle')];
    const [other = 0, chosen = 0] = dots.map((dot) => Number(dot.getAttribute('r')));
    expect(chosen).toBeGreaterThan(other);
  });

  it('keeps the first point in the middle when it is centred', () => {
    const drawing = draw([stockholm, gothenburg], { centred: true, zoom: 9, chosenId: 's' });
    const view = (drawing.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const [x = 0, y = 0, width = 0, height = 0] = view;
    const chosen = drawing.querySelector('circle[r="10"]');
    expect(Math.round(Number(chosen?.getAttribute('cx')))).toBeCloseTo(x + width / 2, -1);
    expect(Math.round(Number(chosen?.getAttribute('cy')))).toBeCloseTo(y + height / 2, -1);
    expect(tilesOf(drawing)).toContain('/tiles/9/281/150.webp');
  });

  it('covers its box with tiles', () => {
    const drawing = draw([gothenburg, stockholm]);
    expect(tilesOf(drawing).length).toBeLessThanOrEqual(30);
    expect(new Set(tilesOf(drawing)).size).toBe(tilesOf(drawing).length);
  });

  it('never asks for a zoom that the tiles do not have', () => {
    expect(tilesOf(draw([stockholm], { maxZoom: 11 }))[0]).toMatch(/^\/tiles\/11\//);
  });

  it('credits the tiles', () => {
    expect(draw([stockholm]).textContent).toBe('GeoNames');
  });

  it('is empty without a place', () => {
    expect(draw([]).innerHTML).toBe('');
  });
});
