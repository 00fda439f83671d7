import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { emptyEditedFields, renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { StageRow } from './StageRow.tsx';

const stage = (title: string) => ({
  fields: {
    Title: { value: title },
    Text: { value: 'Hemma' },
    Image: { value: { src: '/media/a.webp', alt: 'Bil' } },
    Link: { value: { href: '/prov', text: 'Boka' } },
  },
});
const columns = (): string | null => screen.getByRole('list').getAttribute('data-columns');

afterEach(cleanup);

describe('StageRow', () => {
  it('shows all fields of each stage', () => {
    renderSection(StageRow, { Title: { value: 'Så går det till' }, Items: [stage('Du provkör'), stage('Du kör hem')] });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Så går det till',
      'Du provkör',
      'Du kör hem',
    ]);
    expect(screen.getAllByText('Hemma')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: 'Bil' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Boka' })).toHaveLength(2);
  });

  it('has three columns unless four are chosen', () => {
    for (const [chosen, shown] of [
      [undefined, '3'],
      [{ value: '3' }, '3'],
      [{ value: '4' }, '4'],
      [{ value: 4 }, '4'],
      [{ value: '7' }, '3'],
    ] as const) {
      renderSection(StageRow, { Columns: chosen, Items: [stage('Ett')] });
      expect(columns()).toBe(shown);
      cleanup();
    }
  });

  it('is left out without stages', () => {
    expect(renderSection(StageRow, { Items: [{ fields: {} }] }).container.innerHTML).toBe('');
  });

  it('is never left out for an editor', () => {
    const fields = emptyEditedFields('Title', 'Text', 'Image', 'Link');
    const { container } = renderSection(StageRow, { Items: [{ fields }] }, { editing: true });
    expect(container.querySelectorAll('code[kind="open"]')).toHaveLength(4);
  });
});
