import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { AppState } from '../../app/store.ts';
import type { FacilitiesState } from '../../site/facilitiesState.ts';
import { FacilityList } from './FacilityList.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const uppsala: Partial<Dealer> = {
  id: '1',
  slug: 'harbour-bil-uppsala',
  site_official_name: 'Harbour Bil Uppsala',
  site_street: 'Stålgatan 12',
  site_zip: '754 50',
  site_city: 'Uppsala',
  site_phone: '018-123 45 00',
  site_email: 'uppsala@harbour.example',
};
const withFacilities =
  (facilities: FacilitiesState) =>
  (state: AppState): AppState => ({ ...state, facilities: { u1: facilities } });

afterEach(cleanup);

describe('FacilityList', () => {
  it('has a contact entry for each of the premises', () => {
    const bare = { id: '2', site_official_name: 'Harbour Bil Tierp' };
    const state = withFacilities({ status: 'ready', dealers: [uppsala, bare] });
    renderSection(FacilityList, { Title: { value: 'Anläggningar' } }, { state });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 3, name: 'Harbour Bil Uppsala' })).toBeTruthy();
    expect(screen.getByText('Stålgatan 12, 754 50 Uppsala')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/anlaggning/harbour-bil-uppsala',
      'tel:+46181234500',
      'mailto:uppsala@harbour.example',
    ]);
  });

  it('says so when the premises could not be fetched', async () => {
    renderSection(FacilityList, {}, { state: withFacilities({ status: 'error', dealers: [] }) });
    await expectSpoken('Anläggningarna kan inte visas just nu');
  });

  it('is left out without premises', () => {
    const fields = { Title: { value: 'Anläggningar' } };
    expect(renderSection(FacilityList, fields).container.innerHTML).toBe('');
  });

  it('stays for an editor without premises', () => {
    const fields = { Title: { value: 'Anläggningar' } };
    renderSection(FacilityList, fields, { editing: true });
    expect(screen.getByRole('heading', { name: 'Anläggningar' })).toBeTruthy();
  });
});
