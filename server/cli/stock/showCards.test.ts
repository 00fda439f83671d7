import { expect, it } from '@jest/globals';
import { showCards } from './showCards.ts';

async function shown(opens: boolean, open: () => Promise<unknown>): Promise<string> {
  const said: string[] = [];
  await showCards('/tmp/cards.html', { opens, open, say: (text) => void said.push(text) });
  return said.join('');
}

it('showCards() says where the file is when no browser opens', async () => {
  const text = await shown(true, () => Promise.reject(new Error('spawn xdg-open ENOENT')));
  expect(text).toContain('/tmp/cards.html');
  expect(text).toContain('no browser could be opened');
});

it('showCards() opens nothing for a file alone', async () => {
  expect(await shown(false, () => Promise.reject(new Error('opened')))).toBe('Cards: /tmp/cards.html\n\n');
});
