import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';

const swedish = { country: 'se', language: 'sv' };

/** Contract of every place search. */
export function placesContract(name: string, makeGateway: () => PlacesGateway | Promise<PlacesGateway>): void {
  describe(`places through ${name}`, () => {
    let places: PlacesGateway;
    const descriptions = async (input: string, scope = swedish): Promise<string[]> =>
      (await places.autocomplete(input, scope)).map(({ description }) => description);

    beforeAll(async () => {
      places = await makeGateway();
    });

    it('are found by prefix', async () => {
      expect(await descriptions('Uppsa')).toContain('Uppsala, Uppsala län');
      for (const typed of ['göte', 'gote', 'GÖTE ']) {
        expect((await descriptions(typed))[0]).toBe('Göteborg, Västra Götalands län');
      }
    });

    it('are listed once each', async () => {
      const found = await descriptions('göt');
      expect(new Set(found).size).toBe(found.length);
      expect((await descriptions('s')).length).toBeLessThanOrEqual(8);
    });

    it('are those of the asked country only', async () => {
      expect(await descriptions('oslo')).toEqual([]);
      expect(await descriptions('oslo', { country: 'no', language: 'nb' })).toContain('Oslo');
    });

    it('are named in the asked language where they have a name there', async () => {
      const [found] = await places.autocomplete('Gothenb', { country: 'se', language: 'en' });
      expect(found?.description).toMatch(/^Gothenburg, /);
    });

    it('are none for what no place is called', async () => {
      expect(await descriptions('xqzzyw')).toEqual([]);
    });

    it('are known again by the id of a prediction', async () => {
      const [found] = await places.autocomplete('uppsala', swedish);
      if (!found) throw new Error('Uppsala is not found.');
      const place = await places.details(found.placeId, { language: 'sv' });
      expect(place).toMatchObject({ name: 'Uppsala', region: 'Uppsala län', placeId: found.placeId });
      expect(place?.latitude).toBeCloseTo(59.86, 1);
      expect(place?.longitude).toBeCloseTo(17.64, 1);
    });

    it('are null for an id that is nobody’s', async () => {
      for (const id of ['geonames-1', 'osm-N1', 'nonsense']) {
        expect(await places.details(id, { language: 'sv' })).toBeNull();
      }
    });

    it('are found by a position', async () => {
      const place = await places.reverse(59.33, 18.07, { language: 'sv' });
      expect(place).toMatchObject({ name: 'Stockholm', region: 'Stockholms län' });
      expect(await places.details(place?.placeId ?? '', { language: 'sv' })).toEqual(place);
    });

    it('are null for a position far from everyone', async () => {
      expect(await places.reverse(48, -30, { language: 'sv' })).toBeNull();
    });
  });
}
