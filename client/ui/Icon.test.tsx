import { describe, expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { Icon, drawMissingIcons } from './Icon.tsx';
import { iconShape, iconShapes } from './iconShapes.ts';

const shapeIn = (element: Element): string | null | undefined => element.querySelector('path')?.getAttribute('d');

describe('Icon', () => {
  it('loads its shape when the browser shows it without the HTML of the server', async () => {
    drawMissingIcons();
    const { container } = render(<Icon name="check" />);
    await waitFor(() => expect(shapeIn(container)).toBe(iconShapes.check));
  });
});

describe('iconShape()', () => {
  it("returns the shape of an editor's own name", () => {
    expect(iconShape('check', ' Email ')).toBe(iconShapes.mail);
  });

  it('returns the default shape for an unknown name', () => {
    expect(iconShape('check', 'unicorn')).toBe(iconShapes.check);
  });
});
