import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { focusFirstFault } from './focusFirstFault.ts';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

afterEach(cleanup);

const countText = (count: number): string => `${count} wrong`;

function showForm(): HTMLElement {
  return render(
    <form>
      <input aria-label="Name" />
      <details>
        <summary>More</summary>
        <input aria-label="Phone" aria-invalid aria-describedby="phone-error" />
        <p id="phone-error">Too short</p>
      </details>
      <fieldset aria-invalid>
        <input type="radio" aria-label="Yes" />
      </fieldset>
    </form>,
  ).container;
}

describe('focusFirstFault()', () => {
  it('opens what hides the first wrong control', async () => {
    focusFirstFault(showForm(), countText);
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
    expect(document.querySelector('details')?.open).toBe(true);
    await expectSpoken('2 wrong');
  });

  it('announces the error of a control that has the focus already', async () => {
    const form = showForm();
    screen.getByLabelText('Phone').focus();
    focusFirstFault(form, countText);
    await expectSpoken('2 wrong. Too short');
  });

  it('leaves a form without faults alone', () => {
    render(<input aria-label="Name" />);
    focusFirstFault(document.body, countText);
    expect(document.activeElement).toBe(document.body);
  });
});
