import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { Faq } from './Faq.tsx';

const faq = (fields: Fields) => (
  <Faq section={{ uid: 'u', componentName: 'Faq', dataSource: '', params: {}, fields }} index={1} />
);
const pair = (question: string, answer: string) => ({
  fields: { Question: { value: question }, Answer: { value: answer } },
});

afterEach(cleanup);

describe('Faq', () => {
  it('tells search engines the same questions and answers that it shows', () => {
    const { container } = render(faq({ Items: [pair('Hur?', '<p>Så <b>här</b>.</p>'), pair('Tom?', '')] }));
    const script = container.querySelector('script[type="application/ld+json"]');
    const data = JSON.parse(script?.textContent ?? '') as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] };
    expect(data.mainEntity.map((entry) => [entry.name, entry.acceptedAnswer.text])).toEqual([
      ['Hur?', '<p>Så <b>här</b>.</p>'],
    ]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('lets no text end its script', () => {
    const { container } = render(faq({ Items: [pair('</script><img src=x>', 'a')] }));
    expect(container.querySelector('script')?.innerHTML).not.toContain('</script');
    expect(container.querySelector('img')).toBeNull();
  });

  it('is left out without a complete pair', () => {
    const { container } = render(faq({ Title: { value: 'Frågor' }, Items: [pair('', 'x')] }));
    expect(container.innerHTML).toBe('');
  });
});
