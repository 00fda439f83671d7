import { renderToStaticMarkup } from 'react-dom/server';
import { cardsPage } from '../../client/app/cardsPage.tsx';
import type { CardsPage } from '../../client/app/cardsPage.tsx';

/** Renders car cards as an HTML document without JavaScript. */
export async function renderCards(page: CardsPage): Promise<string> {
  return `<!doctype html>${renderToStaticMarkup(await cardsPage(page))}`;
}
