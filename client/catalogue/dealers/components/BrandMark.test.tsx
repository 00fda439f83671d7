/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import type { AppState } from '../../../app/store.ts';
import { BrandMark } from './BrandMark.tsx';

afterEach(cleanup);

const mark = (): ReactNode => <BrandMark code="mercedes benz" name="Mercedes-Benz" />;

function show(brandLogos?: string): void {
  const state = (now: AppState): AppState => ({
    ...now,
    site: { ...now.site, context: { ...now.site.context, ...(brandLogos ? { brandLogos } : {}) } },
  });
  renderSection(mark, {}, { state });
}

describe('the mark of a brand', () => {
  it('is its name where the site has no logos', () => {
    show();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Mercedes-Benz')).toBeTruthy();
  });

  it('is the logo of its code', () => {
    show('/media/brands/{code}.svg');
    const logo = screen.getByRole('img', { name: 'Mercedes-Benz' });
    expect(logo.getAttribute('src')).toBe('/media/brands/mercedes%20benz.svg');
  });

  it('is its name again when the logo is broken', () => {
    show('/media/brands/{code}.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Mercedes-Benz')).toBeTruthy();
  });
});
