import type { Page } from 'puppeteer';

/**
 * Stores everything on the device that earlier visits to `origin` can leave.
 * These are a comparison of its newest cars (those that teasers show), saved, viewed and remembered cars, a closed
 * message, hidden filters, begun bookings and a consent decision. The page ends at a URL that does not exist.
 * @returns id and slug of the first car of the comparison
 */
export async function storeState(
  page: Page,
  origin: string,
  consent: 'all' | 'necessary',
): Promise<{ car_id: string; slug: string }> {
  await page.goto(`${origin}/no-such-page`);
  return page.evaluate(async (decision) => {
    document.cookie = `consent=${decision === 'all' ? '1.yes' : '1.no'}; path=/`;
    document.cookie = 'hideAlert=true; path=/';
    const body = JSON.stringify({
      limit: 2,
      sort_name: 'car_publishdate:desc',
      filters: { car_sale_state: ['available'] },
    });
    const answer = await fetch('/api/search', { method: 'POST', body });
    const { content: cars } = (await answer.json()) as { content: { car_id: string; slug: string }[] };
    const [first] = cars;
    if (!first) throw new Error('The site has no cars to compare.');
    const remembered = JSON.stringify(cars.map(({ car_id: id }, place) => ({ id, at: Date.now() - place })));
    localStorage.setItem('favourites', remembered);
    localStorage.setItem('recentlyViewed', remembered);
    localStorage.setItem('plates', JSON.stringify(['POL26K']));
    sessionStorage.setItem('compare', JSON.stringify(cars));
    sessionStorage.setItem('facetPanelMode', 'toggle');
    sessionStorage.setItem('tireHotel', JSON.stringify({ page: 'loggedIn', status: 0 }));
    sessionStorage.setItem('serviceBooking', JSON.stringify({ regNo: 'POL26K', mileage: '6000', savedAt: Date.now() }));
    return { car_id: first.car_id, slug: first.slug };
  }, consent);
}
