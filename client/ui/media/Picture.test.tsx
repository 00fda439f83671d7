import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

describe('Picture', () => {
  it('shows the missing text in place of a picture that fails', () => {
    render(<Picture src="/media/a.png" alt="En bil" missingText="Bilden kan inte visas" />);
    fireEvent.error(screen.getByAltText('En bil'));
    expect(screen.getByText('Bilden kan inte visas')).toBeTruthy();
    expect(screen.queryByAltText('En bil')).toBeNull();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/missing-image.svg');
  });

  it('notices a picture that failed before anyone listened', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    render(<Picture src="/media/a.png" alt="En bil" missingText="Bilden kan inte visas" />);
    expect(screen.getByText('Bilden kan inte visas')).toBeTruthy();
  });

  it('tries again with another address', () => {
    const { rerender } = render(<Picture src="/media/a.png" alt="En bil" missingText="saknas" />);
    fireEvent.error(screen.getByAltText('En bil'));
    rerender(<Picture src="/media/b.png" alt="En bil" missingText="saknas" />);
    expect(screen.getByAltText('En bil').getAttribute('src')).toBe('/media/scaled?src=%2Fmedia%2Fb.png&w=1280');
  });

  it('loads a picture of another host through this one', () => {
    render(<Picture src="https://photos.example/1.jpg" alt="En bil" missingText="saknas" />);
    const { src, srcset } = screen.getByAltText<HTMLImageElement>('En bil');
    for (const address of [new URL(src).pathname, ...srcset.split(', ')]) expect(address).toMatch(/^\/media\/scaled/);
    expect(srcset.split(', ')).toHaveLength(5);
  });

  it('crops around the focal point of each picture', () => {
    const phone = { src: '/media/a-tall.png', focus: '5 9' };
    const { container } = render(
      <Picture src="/media/a.png" alt="En bil" missingText="saknas" focus="9 7" phone={phone} />,
    );
    const { focus, phoneFocus } = container.querySelector<HTMLElement>('.picture')?.dataset ?? {};
    expect([focus, phoneFocus]).toEqual(['9 7', '5 9']);
  });

  it('loads lazily unless it has priority', () => {
    const { rerender } = render(<Picture src="/media/a.png" alt="En bil" missingText="saknas" />);
    expect(screen.getByAltText('En bil').getAttribute('loading')).toBe('lazy');
    rerender(<Picture src="/media/a.png" alt="En bil" missingText="saknas" priority />);
    expect(screen.getByAltText('En bil').getAttribute('loading')).toBeNull();
  });
});
