/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Department } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { DealerDepartments } from './DealerDepartments.tsx';

afterEach(cleanup);

const department = (name: string): Department => ({
  name,
  official_name: name,
  department_type: '',
  group: 'New cars',
  erp_id: name,
  phone: '',
  email: '',
  openingschedule: { openinghours: [], deviationdays: [] },
  brands: [],
  users: [],
});

const departments = (): ReactNode => (
  <DealerDepartments departments={[department('New cars'), department('Volvo')]} now={0} />
);

describe('DealerDepartments', () => {
  it('shows names of departments', () => {
    renderSection(departments, {});
    expect(screen.queryByRole('heading', { name: 'Volvo' })).not.toBeNull();
  });

  it('shows the hours of a dealer without departments', () => {
    const openinghours = [{ day: 'Lördag', displayText: 'Enligt avtal' }];
    const own = { ...department(''), group: '', openingschedule: { openinghours, deviationdays: [] } };
    renderSection(() => <DealerDepartments departments={[own]} now={0} />, {});
    expect(screen.queryByRole('row', { name: 'Lördag Enligt avtal' })).not.toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('hides a name that only repeats the group', () => {
    renderSection(departments, {});
    expect(screen.queryByRole('heading', { name: 'New cars' })).toBeNull();
  });
});
