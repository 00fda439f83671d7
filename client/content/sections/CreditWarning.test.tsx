import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { emptyEditedFields, renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { CreditWarning } from './CreditWarning.tsx';

afterEach(cleanup);

describe('CreditWarning', () => {
  it('warns of the cost of loans without any text from the editor', () => {
    const { container } = renderSection(CreditWarning, {});
    expect(container.textContent).toContain('Att låna kostar pengar!');
    expect(container.textContent).toContain('hos en skuldrådgivare nära dig');
  });

  it('has the words of the editor in place of its own', () => {
    const { container } = renderSection(CreditWarning, {
      Title: { value: 'Lån kostar' },
      Text: { value: 'Tänk efter.' },
      Link: { value: { href: 'https://radgivning.example', text: 'Få råd' } },
    });
    expect(container.textContent).toBe('Lån kostar Tänk efter. Få råd');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://radgivning.example');
  });

  it('shows an editor its empty fields', () => {
    const fields = emptyEditedFields('Title', 'Text', 'Link');
    const { container } = renderSection(CreditWarning, fields, { editing: true });
    expect(container.querySelectorAll('code[kind="open"]')).toHaveLength(3);
  });
});
