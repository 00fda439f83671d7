import type { ReactElement } from 'react';
import type { Car } from '../../shared/catalogue/Car.ts';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';
import { buildCard } from '../catalogue/card/buildCard.ts';
import { CarCard } from '../catalogue/card/CarCard.tsx';
import { createTranslate } from '../site/translate.ts';
import { loadIconShapes } from '../ui/Icon.tsx';

/** Contents of a document of car cards. */
export interface CardsPage {
  title: string;
  cars: readonly Car[];
  site: SiteContext;
  texts: Texts;
  /** Rules of the site's style sheets. */
  css: string;
}

const keepsNoCar = (): void => undefined;

/** Creates a document of car cards as lists show them, without JavaScript. Server only. */
export async function cardsPage({ title, cars, site, texts, css }: CardsPage): Promise<ReactElement> {
  await loadIconShapes();
  const t = createTranslate(texts, site.locale);
  const choices = { compared: false, saved: false, onCompare: keepsNoCar };
  return (
    <html lang={site.language} data-site={site.name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main className="wrap car-list" inert>
          <div className="car-list-head">
            <h1 className="car-list-title">{title}</h1>
          </div>
          <div className="grid grid-cars">
            {cars.map((car) => (
              <CarCard key={car.car_id} car={buildCard(car, site)} t={t} site={site} {...choices} />
            ))}
          </div>
        </main>
      </body>
    </html>
  );
}
