import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { hideFaults, showFaults } from './faultOverlay.ts';

const fault = { place: 'client/ui/Button.tsx:3:1', message: 'Unexpected "}"', line: 'return }' };

afterEach(hideFaults);

describe('showFaults()', () => {
  it('shows the place of the fault with its source line', () => {
    showFaults('The build failed', [fault]);
    expect(screen.getByRole('alert').textContent).toContain('client/ui/Button.tsx:3:1\nUnexpected "}"\n    return }');
  });

  it('replaces the errors shown before', () => {
    showFaults('The build failed', [fault]);
    showFaults('The build failed', [{ ...fault, place: 'server/app.ts:1:1' }]);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.not.stringContaining('Button.tsx'),
    ]);
  });

  it('hides the overlay when the errors are gone', () => {
    showFaults('The build failed', [fault]);
    showFaults('The build failed', []);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes by its button', () => {
    showFaults('The build failed', [fault]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never reads a message as markup', () => {
    showFaults('The build failed', [{ ...fault, message: '<img src=x>' }]);
    expect(document.querySelector('img')).toBeNull();
  });
});
