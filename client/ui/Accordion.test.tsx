import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

afterEach(cleanup);

describe('Accordion', () => {
  it('toggles by a press on its row', async () => {
    render(<Accordion title="Fråga">Svar</Accordion>);
    const details = screen.getByRole<HTMLDetailsElement>('group');
    expect(details.open).toBe(false);
    await userEvent.click(screen.getByText('Fråga'));
    expect(details.open).toBe(true);
    await userEvent.click(screen.getByText('Fråga'));
    expect(details.open).toBe(false);
  });

  it('can start open', () => {
    render(
      <Accordion title="Fråga" open>
        Svar
      </Accordion>,
    );
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
  });
});
