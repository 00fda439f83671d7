import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { AccordionBlock } from './AccordionBlock.tsx';

const item = (title: string) => ({ fields: { Title: { value: title }, Text: { html: `<p>Om ${title}</p>` } } });
const Items = [item('ett'), item('två')];
const rows = (): HTMLDetailsElement[] => screen.getAllByRole<HTMLDetailsElement>('group');

afterEach(cleanup);

describe('AccordionBlock', () => {
  it('shows its heading in the chosen tag above closed items', () => {
    renderSection(AccordionBlock, { Title: { value: 'Steg' }, TitleTag: { value: 'h3' }, Items });
    expect(screen.getByRole('heading', { level: 3, name: 'Steg' })).toBeTruthy();
    expect(rows().map(({ open }) => open)).toEqual([false, false]);
  });

  it('says of each item whether it is open', async () => {
    renderSection(AccordionBlock, { Items });
    const head = screen.getByText('ett').closest('summary');
    expect(head?.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(screen.getByText('ett'));
    expect(head?.getAttribute('aria-expanded')).toBe('true');
  });

  it('is a group with one open item', () => {
    renderSection(AccordionBlock, { Items }, { uid: 'abc' });
    expect(rows().map((row) => row.getAttribute('name'))).toEqual(['abc', 'abc']);
  });

  it('lets several items be open when allowed', () => {
    renderSection(AccordionBlock, { Items, AllowMultipleOpen: { value: true } });
    expect(rows().map((row) => row.getAttribute('name'))).toEqual([null, null]);
  });

  it('is all open for an editor', () => {
    renderSection(AccordionBlock, { Items }, { editing: true });
    expect(rows().map((row) => [row.open, row.getAttribute('name')])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it('is left out without items', () => {
    expect(renderSection(AccordionBlock, { Title: { value: 'Steg' } }).container.innerHTML).toBe('');
  });
});
