/** A district or suburb that GeoNames' package lacks: [name, a town of its region, latitude, longitude], in degrees. */
type District = readonly [name: string, town: string, latitude: number, longitude: number];

/**
 * Districts by country: those of the dealers' addresses (PlaceIndex.test.ts checks that each is found), and others
 * that visitors name. The position in the list is part of the place's id: append, never reorder.
 */
export const districts: Readonly<Record<string, readonly District[]>> = {
  SE: [
    ['Hisingen', 'Göteborg', 57.7277, 11.9373],
    ['Hisings Backa', 'Göteborg', 57.754, 11.989],
    ['Sisjön', 'Göteborg', 57.637, 11.95],
    ['Kungens Kurva', 'Stockholm', 59.27, 17.916],
    ['Skärholmen', 'Stockholm', 59.276, 17.907],
    ['Hägersten', 'Stockholm', 59.298, 17.98],
    ['Skarpnäck', 'Stockholm', 59.267, 18.133],
    ['Enskede', 'Stockholm', 59.28, 18.08],
    ['Farsta', 'Stockholm', 59.243, 18.093],
    ['Vällingby', 'Stockholm', 59.363, 17.872],
    ['Tyresö', 'Stockholm', 59.244, 18.229],
    ['Hisings Kärra', 'Göteborg', 57.79, 11.995],
    ['Askim', 'Göteborg', 57.628, 11.942],
    ['Limhamn', 'Malmö', 55.58, 12.93],
    ['Hyllie', 'Malmö', 55.562, 12.976],
    ['Danderyd', 'Stockholm', 59.399, 18.03],
    ['Gottsunda', 'Uppsala', 59.807, 17.628],
    ['Boländerna', 'Uppsala', 59.852, 17.672],
  ],
  NO: [
    ['Økern', 'Oslo', 59.928, 10.806],
    ['Kokstad', 'Bergen', 60.295, 5.265],
    ['Forus', 'Stavanger', 58.889, 5.718],
    ['Sørlandsparken', 'Kristiansand', 58.183, 8.138],
    ['Lørenskog', 'Lillestrøm', 59.93, 10.955],
  ],
  FI: [
    ['Konala', 'Helsinki', 60.239, 24.844],
    ['Olari', 'Espoo', 60.179, 24.74],
    ['Tikkurila', 'Vantaa', 60.293, 25.041],
    ['Lielahti', 'Tampere', 61.519, 23.66],
    ['Seppälä', 'Jyväskylä', 62.259, 25.788],
  ],
};
