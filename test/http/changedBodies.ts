import fc from 'fast-check';

/** Generates valid bodies with some parts replaced by arbitrary values. */
export function changedBodies(good: object): fc.Arbitrary<unknown> {
  return fc
    .array(fc.tuple(fc.nat(40), fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.double())), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => {
      const copy: unknown = structuredClone(good);
      for (const [at, value] of changes) {
        const places = placesIn(copy);
        const place = places[at % places.length];
        if (place) Reflect.set(place.holder, place.key, value);
      }
      return copy;
    });
}

function placesIn(value: unknown): { holder: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)]);
}
