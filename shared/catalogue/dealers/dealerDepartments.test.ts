import { describe, expect, it } from '@jest/globals';
import type { Department } from './Dealer.ts';
import { brandNames, departmentsByGroup } from './dealerDepartments.ts';
import { groupSchedules } from './groupSchedules.ts';

function department(group: string, hours: string, name = group): Department {
  const openinghours = hours ? [{ day: 'Alla dagar', displayText: hours }] : [];
  return {
    name,
    official_name: '',
    department_type: '',
    group,
    erp_id: '',
    phone: '',
    email: '',
    openingschedule: { openinghours, deviationdays: [] },
    brands: [],
    users: [],
  };
}

describe('the departments of a dealer', () => {
  it('are grouped in their order', () => {
    const departments = [department('Workshop', ''), department('Parts', ''), department('Workshop', '', 'Plåt')];
    expect(departmentsByGroup(departments).map(({ group, departments: own }) => [group, own.length])).toEqual([
      ['Workshop', 2],
      ['Parts', 1],
    ]);
    expect(departmentsByGroup([department('', '', 'Däckhotell')])[0]?.group).toBe('Däckhotell');
  });

  it('give each schedule once', () => {
    expect(groupSchedules([department('A', '9–18'), department('B', '9–18'), department('C', '')])).toHaveLength(1);
  });

  it('give none when one is not understood', () => {
    expect(groupSchedules([department('A', '9–18'), department('B', 'Ring oss')])).toBeNull();
    expect(groupSchedules([department('A', '')])).toBeNull();
  });

  it('have brands with names', () => {
    const brands = [
      { brand_code: 'vw', brand_name: 'Volkswagen' },
      { brand_code: 'x', brand_names: ['A', 'B'] },
      { brand_code: 'kia' },
    ];
    expect(brandNames({ brands }).map(({ name }) => name)).toEqual(['Volkswagen', 'A, B', 'kia']);
  });
});
