import type { ReactNode } from 'react';
import './DealerDepartments.css';
import type { Employee } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { brandNames, departmentsByGroup } from '../../../../shared/catalogue/dealers/dealerDepartments.ts';
import { staffTitleFacet, valueLabel } from '../../../../shared/catalogue/vocabulary.ts';
import { PhoneLink } from '../../../site/components/PhoneLink.tsx';
import { usePhone } from '../../../site/usePhone.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CarFacts } from '../../card/CarFacts.tsx';
import { BrandMark } from './BrandMark.tsx';
import { speaksAsDealers } from '../../../site/speaksAsDealers.ts';
import { departmentGroupText } from '../departmentGroupText.ts';
import type { ShownDepartment } from '../ShownDepartment.ts';
import { OpeningHours } from './OpeningHours.tsx';

/** Departments by group; each group is a collapsible row, the first one open. */
export function DealerDepartments({ departments, now }: { departments: ShownDepartment[]; now: number }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const [first] = departments;
  if (!first) return null;
  // a dealer without departments
  if (!first.group && !first.name) {
    return (
      <section>
        <DepartmentBody department={first} name={null} group="" now={now} showsStaff />
      </section>
    );
  }
  return (
    <section aria-labelledby="dealer-departments">
      <h2 id="dealer-departments" className="dealer-departments-title">
        {t('dealerDepartments')}
      </h2>
      {departmentsByGroup(departments).map(({ group, departments: members }, at) => {
        const name = departmentGroupText(group, t);
        // a department alone in its group, in another language than the page's, would only repeat the heading
        const needsName = members.length > 1 || speaksAsDealers(site);
        return (
          <details key={group} className="dealer-department" open={at === 0}>
            <summary className="dealer-department-head">
              <h3 className="h4">{name}</h3>
              <CarFacts facts={members[0]?.openDays ?? []} />
              <Icon name="chevron" size="s" />
            </summary>
            {members.map((department) => (
              <DepartmentBody
                key={department.erp_id || department.name}
                department={department}
                name={needsName && department.name !== name && department.name !== group ? department.name : null}
                group={name}
                now={now}
                showsStaff={at === 0}
              />
            ))}
          </details>
        );
      })}
    </section>
  );
}

interface DepartmentBodyProps {
  department: ShownDepartment;
  /** Null when its group's heading has the name. */
  name: string | null;
  /** Text of its group's heading; "" for a dealer without departments. */
  group: string;
  now: number;
  /** The staff is listed at once, unless it is long. */
  showsStaff: boolean;
}

/** Employees that are listed without a press. */
const maxListedStaff = 6;

function DepartmentBody({ department, name, group, now, showsStaff }: DepartmentBodyProps): ReactNode {
  const t = useTexts();
  const { phone, email, users } = department;
  const brands = brandNames(department);
  return (
    <div className="dealer-department-body">
      {name && <h4 className="dealer-department-name">{name}</h4>}
      <div className="dealer-department-columns">
        <div>
          <OpeningHours {...department} title={name ?? group} now={now} />
        </div>
        <div>
          {(phone || email) && <p className="dealer-department-label">{t('contact')}</p>}
          {phone && (
            <p>
              <PhoneLink className="inline-link dealer-department-link num" phone={phone} />
            </p>
          )}
          {email && (
            <p>
              <a className="inline-link dealer-department-link" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
          {brands.length > 0 && (
            <>
              <p className="dealer-department-label">{t('dealerBrands')}</p>
              <ul className="dealer-brands">
                {brands.map(({ code, name: brand }) => (
                  <li key={code}>
                    <BrandMark code={code} name={brand} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {users.length > 0 && <Staff users={users} open={showsStaff && users.length <= maxListedStaff} />}
    </div>
  );
}

/** Staff list; opens and closes without JavaScript. */
function Staff({ users, open }: { users: Employee[]; open: boolean }): ReactNode {
  const t = useTexts();
  return (
    <details className="dealer-staff" open={open}>
      <summary className="dealer-staff-toggle">
        <span className="dealer-staff-show">{t('dealerStaffShow', { count: users.length })}</span>
        <span className="dealer-staff-hide">{t('dealerStaffHide', { count: users.length })}</span>
        <Icon name="chevron" size="s" />
      </summary>
      <ul className="dealer-staff-list">
        {users.map((user) => (
          <Person key={`${user.first_name} ${user.last_name} ${user.email}`} user={user} />
        ))}
      </ul>
    </details>
  );
}

function Person({ user }: { user: Employee }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const title = valueLabel(site.valueLabels, staffTitleFacet, user.title);
  const phone = usePhone(user.phone);
  const isDealers = title === user.title && !speaksAsDealers(site);
  return (
    <li className="dealer-person">
      <div className="dealer-person-text">
        <b>{name}</b>
        {title && (
          <span className="small muted" lang={isDealers ? site.languages[0] : undefined}>
            {title}
          </span>
        )}
        {user.phone && (
          <a
            className="inline-link small num dealer-person-link"
            href={phone.href}
            aria-label={`${t('callSeller', { name })}, ${phone.text}`}
          >
            {phone.text}
          </a>
        )}
        {user.email && (
          <a
            className="inline-link small dealer-person-link"
            href={`mailto:${user.email}`}
            aria-label={`${t('mailSeller', { name })}, ${user.email}`}
          >
            {user.email}
          </a>
        )}
      </div>
    </li>
  );
}
