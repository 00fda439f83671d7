import type { RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { LoadContext } from '../../app/PageRoute.ts';
import { neighboursFound, publishDateFound } from '../storiesState.ts';

/** The stories beside the one on the page. Without an answer there are no links to them; the gateway has logged why. */
export async function loadNeighbours(context: LoadContext, { uid }: SectionData, page: RouteData): Promise<void> {
  const { store, gateways, site } = context;
  try {
    const query = { site: site.name, language: site.language, item: page.itemId };
    store.dispatch(neighboursFound({ uid, neighbours: await gateways.content.storyNeighbours(query) }));
  } catch {
    // no links
  }
}

/** When the page of a byline was published. Without an answer the byline has the author alone. */
export async function loadPublishDate(context: LoadContext, { uid, dataSource }: SectionData): Promise<void> {
  const { store, gateways, site } = context;
  if (dataSource === '') return;
  try {
    const query = { site: site.name, language: site.language, datasource: dataSource };
    store.dispatch(publishDateFound({ uid, date: await gateways.content.publishInfo(query) }));
  } catch {
    // no date
  }
}
