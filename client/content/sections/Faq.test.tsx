import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emptyEditedFields, renderSection } from '../../../test/fixtures/pages/renderSection.tsx';
import { Faq } from './Faq.tsx';

const pair = (question: string, answer: string) => ({
  fields: { Question: { value: question }, Answer: { html: answer } },
});

afterEach(cleanup);

describe('Faq', () => {
  it('gives search engines the questions that it shows', () => {
    const { container } = renderSection(Faq, { Items: [pair('Hur?', '<p>Så <b>här</b>.</p>'), pair('Tom?', '')] });
    const script = container.querySelector('script[type="application/ld+json"]');
    const data = JSON.parse(script?.textContent ?? '') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(data.mainEntity.map((entry) => [entry.name, entry.acceptedAnswer.text])).toEqual([
      ['Hur?', '<p>Så <b>här</b>.</p>'],
    ]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('lets no text end its script', () => {
    const { container } = renderSection(Faq, { Items: [pair('</script><img src=x>', 'a')] });
    expect(container.querySelector('script')?.innerHTML).not.toContain('</script');
    expect(container.querySelector('img')).toBeNull();
  });

  it('is left out without a complete pair', () => {
    const { container } = renderSection(Faq, { Title: { value: 'Frågor' }, Items: [pair('', 'x')] });
    expect(container.innerHTML).toBe('');
  });

  it('opens a question to its answer', async () => {
    renderSection(Faq, { Items: [pair('Hur?', '<p>Så här.</p>')] });
    const question = screen.getByText('Hur?').closest('summary') as HTMLElement;
    expect(question.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
  });

  it('is all open in the editor', () => {
    const fields = emptyEditedFields('Question', 'Answer');
    const { container } = renderSection(Faq, { Items: [pair('Hur?', 'Så'), { fields }] }, { editing: true });
    expect(screen.getAllByRole<HTMLDetailsElement>('group').map(({ open }) => open)).toEqual([true, true]);
    expect(container.querySelectorAll('code[kind="open"]')).toHaveLength(2);
  });
});
