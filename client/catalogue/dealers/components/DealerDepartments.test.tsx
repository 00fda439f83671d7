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

  it('hides a name that only repeats the group', () => {
    renderSection(departments, {});
    expect(screen.queryByRole('heading', { name: 'New cars' })).toBeNull();
  });
});
