import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { emptyEditedFields, renderSection } from '../../../../test/fixtures/pages/renderSection.tsx';
import { CarModelCards } from './CarModelCards.tsx';

const model = {
  Title: { value: 'Aurelia S4' },
  Text: { value: 'Laddhybriden' },
  Image: { value: { src: '/media/a.webp', alt: 'Aurelia' } },
  Link: { value: { href: '/aurelia', text: 'Läs mer' } },
  IsCampaign: { value: true },
  Campaign: { value: 'Kampanj till 30 nov' },
  Label1: { value: 'Från' },
  LabelValue1: { value: '554 000 kr' },
  Label2: { value: 'Effekt' },
  LabelValue2: { value: ' ' },
  Label3: { value: '' },
  LabelValue3: { value: '104 km' },
  Label4: { value: 'Dragvikt' },
  LabelValue4: { value: '2 400 kg' },
};

afterEach(cleanup);

describe('CarModelCards', () => {
  it('shows all fields of each model', () => {
    renderSection(CarModelCards, { Title: { value: 'Nya modeller' }, Cards: [{ fields: model }] });
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('img').getAttribute('alt')).toBe('Aurelia');
    expect(card.getByRole('heading', { level: 3 }).textContent).toBe('Aurelia S4');
    expect(card.getByText('Laddhybriden')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Aurelia S4' }).getAttribute('href')).toBe('/aurelia');
  });

  it('has the badge of a campaign only on a model that is in one', () => {
    const Cards = [{ fields: model }, { fields: { ...model, IsCampaign: { value: false } } }];
    renderSection(CarModelCards, { Cards });
    const [first, second] = screen.getAllByRole('listitem').map((card) => within(card));
    expect(first?.getByText('Kampanj till 30 nov')).toBeTruthy();
    expect(second?.queryByText('Kampanj till 30 nov')).toBeNull();
  });

  it('leaves out pairs that are not whole', () => {
    renderSection(CarModelCards, { Cards: [{ fields: model }] });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Från', 'Dragvikt']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '554\u00a0000\u00a0kr',
      '2\u00a0400\u00a0kg',
    ]);
  });

  it('shows the terms of a figure apart from it', () => {
    const Cards = [{ fields: { ...model, LabelValue1: { value: '5 990 kr/mån, 36 mån, 1 500 mil/år' } } }];
    renderSection(CarModelCards, { Cards });
    expect(document.querySelector('.car-model-terms')?.textContent).toBe('36\u00a0mån, 1\u00a0500\u00a0mil/år');
  });

  it('is left out without a model', () => {
    const { container } = renderSection(CarModelCards, { Title: { value: 'Nya' }, Cards: [{ fields: {} }] });
    expect(container.innerHTML).toBe('');
  });

  it('shows an editor every field of a model that has none filled in', () => {
    const names = ['Title', 'Text', 'Image', 'Link', 'Label1', 'LabelValue1', 'Label4', 'LabelValue4'];
    const { container } = renderSection(
      CarModelCards,
      { Cards: [{ fields: emptyEditedFields(...names) }] },
      { editing: true },
    );
    const marked = [...container.querySelectorAll('code[kind="open"]')].map(
      (chrome) => (JSON.parse(chrome.textContent) as { fieldId: string }).fieldId,
    );
    expect(marked.sort()).toEqual([...names].sort());
  });
});
