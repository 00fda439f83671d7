import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { emptyEditedFields, renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { CardRow } from './CardRow.tsx';
import { SingleCard } from './SingleCard.tsx';

const card = {
  Title: { value: 'Däckhotell' },
  Text: { value: 'Förvaring och skifte.' },
  Image: { value: { src: '/media/a.webp', alt: 'Hjul' } },
  Icon: { value: 'wheel' },
  Link: { value: { href: '/dack', text: 'Läs' } },
  ButtonText: { value: 'Se paketen' },
};

afterEach(cleanup);

describe.each([
  ['a card in a row', () => renderSection(CardRow, { Cards: [{ fields: card }] })],
  ['a card by itself', () => renderSection(SingleCard, card)],
])('%s', (_which, show) => {
  it('shows all fields of each card', () => {
    const { container } = show();
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Hjul');
    expect(container.querySelector('.content-card-icon')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Däckhotell' }).getAttribute('href')).toBe('/dack');
    expect(screen.getByText('Förvaring och skifte.')).toBeTruthy();
    expect(screen.getByText('Se paketen')).toBeTruthy();
  });
});

describe('CardRow', () => {
  it('makes the button text the link of a card without a title', () => {
    renderSection(CardRow, { Cards: [{ fields: { ...card, Title: { value: '' } } }] });
    expect(screen.getByRole('link', { name: 'Se paketen' }).getAttribute('href')).toBe('/dack');
  });

  it('becomes shortcuts when every card is just an icon above a link', () => {
    const shortcut = { Title: card.Title, Icon: card.Icon, Link: card.Link };
    const { container } = renderSection(CardRow, { Cards: [{ fields: shortcut }, { fields: shortcut }] });
    expect(container.querySelectorAll('.card-row-shortcut')).toHaveLength(2);
  });

  it('leaves out empty cards', () => {
    const { container } = renderSection(CardRow, { Title: { value: 'Kort' }, Cards: [{ fields: {} }] });
    expect(container.innerHTML).toBe('');
  });

  it('keeps each empty field of a card for the editor', () => {
    const names = ['Title', 'Text', 'Image', 'Icon', 'Link', 'ButtonText'];
    const fields = emptyEditedFields(...names);
    const { container } = renderSection(CardRow, { Cards: [{ fields }, { fields }] }, { editing: true });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelectorAll('code[kind="open"]')).toHaveLength(2 * names.length);
  });
});
