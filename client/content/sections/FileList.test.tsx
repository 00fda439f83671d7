import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { FileList } from './FileList.tsx';

const file = (at: number) => ({
  fields: {
    Title: { value: `Fil ${String(at)}` },
    Url: { value: { src: `/media/files/${String(at)}.pdf`, extension: 'pdf', size: 340_000 } },
  },
});
const files = (count: number) => ({ Files: Array.from({ length: count }, (_none, at) => file(at + 1)) });
const collapsed = (): boolean => screen.getByRole('list').hasAttribute('data-collapsed');

afterEach(cleanup);

describe('FileList', () => {
  it('names a file’s kind with its size', () => {
    renderSection(FileList, files(1));
    const link = screen.getByRole('link', { name: 'Fil 1 PDF, 340 kB' });
    expect(link.getAttribute('href')).toBe('/media/files/1.pdf');
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('shows three of five files until asked for the rest', async () => {
    const { container } = renderSection(FileList, files(5));
    expect(collapsed()).toBe(true);
    expect(container.querySelectorAll('.file-list-more')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Visa alla 5 filer' }));
    expect(collapsed()).toBe(false);
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/media/files/4.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Visa färre filer' }));
    expect(collapsed()).toBe(true);
  });

  it('has nothing to expand with three files', () => {
    renderSection(FileList, files(3));
    expect(screen.queryByRole('button')).toBeNull();
    expect(collapsed()).toBe(false);
  });

  it('shows an editor all files', () => {
    renderSection(FileList, files(5), { editing: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(collapsed()).toBe(false);
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });

  it('leaves out entries without a file', () => {
    const { container } = renderSection(FileList, { Files: [{ fields: { Title: { value: 'Tom' } } }] });
    expect(container.innerHTML).toBe('');
  });
});
