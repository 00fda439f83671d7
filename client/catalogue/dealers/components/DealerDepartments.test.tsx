/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AppState } from '../../../app/store.ts';
import type { SiteContext } from '../../../../shared/site/SiteTypes.ts';
import type { Department } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { testDepartment } from '../../../../test/fixtures/catalogue/testDepartment.ts';
import { testSite } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createTranslate } from '../../../site/translate.ts';
import { showDepartment } from '../showDepartment.ts';
import { DealerDepartments } from './DealerDepartments.tsx';
import { dictionaryTexts } from '../../../../test/fixtures/dictionaryTexts.ts';

afterEach(cleanup);

/** The section of departments as on the page of a Swedish dealer. */
function Shown({
  own,
  now = 0,
  site = {},
}: {
  own: Department[];
  now?: number;
  site?: Partial<SiteContext>;
}): ReactNode {
  const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');
  const departments = own.map((one) => showDepartment(one, { ...testSite, ...site }, t));
  return <DealerDepartments departments={departments} now={now} />;
}

const departments = (): ReactNode => <Shown own={[testDepartment('New cars'), testDepartment('Volvo')]} />;

describe('DealerDepartments', () => {
  it('shows names of departments', () => {
    renderSection(departments, {});
    expect(screen.queryByRole('heading', { name: 'Volvo' })).not.toBeNull();
  });

  it('shows the hours of a dealer without departments', () => {
    const openinghours = [{ day: 'Lördag', displayText: 'Enligt avtal' }];
    const own = { ...testDepartment(''), group: '', openingschedule: { openinghours, deviationdays: [] } };
    renderSection(() => <Shown own={[own]} />, {});
    expect(screen.queryByRole('row', { name: 'Lördag Enligt avtal' })).not.toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('captions the hours of each department with its name', () => {
    const openingschedule = { openinghours: [{ day: 'Måndag–fredag', displayText: '9–18' }], deviationdays: [] };
    const all = [testDepartment('New cars'), testDepartment('Volvo')].map((one) => ({ ...one, openingschedule }));
    renderSection(() => <Shown own={all} />, {});
    const names = screen.getAllByRole('table').map((table) => table.querySelector('p')?.textContent);
    expect(names).toEqual(['Öppettider, Nya bilar', 'Öppettider, Volvo']);
  });

  it('marks the row of today by a word', () => {
    const openinghours = [
      { day: 'Måndag–fredag', displayText: '9–18' },
      { day: 'Lördag', displayText: '10–15' },
    ];
    const own = { ...testDepartment('New cars'), openingschedule: { openinghours, deviationdays: [] } };
    const friday = Date.parse('2026-11-27T22:59:00Z');
    const minute = 60_000;
    const rows = (now: number): (string | null)[] => {
      cleanup();
      renderSection(() => <Shown own={[own]} now={now} />, {});
      return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    };
    expect(rows(friday)).toEqual(['Måndag–fredag i dag', 'Lördag']);
    expect(rows(friday + minute)).toEqual(['Måndag–fredag', 'Lördag i dag']);
  });

  it('says of a day by appointment that it is neither open nor closed', () => {
    const openinghours = [
      { day: 'Måndag', displayText: '9–18' },
      { day: 'Torsdag', displayText: 'Enligt avtal' },
      { day: 'Söndag', displayText: 'Stängt' },
    ];
    const own = { ...testDepartment('New cars'), openingschedule: { openinghours, deviationdays: [] } };
    const thursday = Date.parse('2026-11-26T12:00:00+01:00');
    renderSection(() => <Shown own={[own]} now={thursday} />, {});
    expect(document.querySelector('.car-facts')?.textContent).toBe('Måndag 09:00–18:00 Torsdag Enligt avtal');
    expect(screen.queryByText(/Stängt, öppnar/)).toBeNull();
    expect(screen.queryAllByText('Enligt avtal')).toHaveLength(2);
  });

  it('translates titles of the staff', () => {
    const user = { first_name: 'Ida', last_name: 'Berg', title: 'Säljare', phone: '', email: '' };
    const other = { ...user, first_name: 'Bo', title: 'Trollkarl' };
    const english: Partial<SiteContext> = {
      ...{ language: 'en', languages: ['sv', 'en'] },
      valueLabels: { staff_title: { Säljare: 'Sales Executive' } },
    };
    const state = (own: AppState): AppState => ({
      ...own,
      site: { ...own.site, context: { ...own.site.context, ...english } },
    });
    const staffed = { ...testDepartment('New cars'), users: [user, other] };
    renderSection(() => <Shown own={[staffed]} />, {}, { state });
    expect(screen.getByText('Sales Executive').lang).toBe('');
    expect(screen.getByText('Trollkarl').lang).toBe('sv');
  });

  it('hides a name that only repeats the group', () => {
    renderSection(departments, {});
    expect(screen.queryByRole('heading', { name: 'New cars' })).toBeNull();
  });
});
