import { expect, it } from '@jest/globals';
import { warning } from './Finding.ts';
import { hiddenPhotos } from './hiddenPhotos.ts';

const pictureHosts = [
  { host: '', photos: 3, cars: 2 },
  { host: 'shown.example', photos: 7, cars: 4 },
  { host: 'hidden.example', photos: 9, cars: 5 },
];

it('doctor names hosts of photos that PICTURE_HOSTS lacks', () => {
  expect(hiddenPhotos({ pictureHosts }, ['shown.example'])).toEqual([
    warning('9 photos of 5 cars, at hidden.example, are not shown.', 'Add hidden.example to PICTURE_HOSTS.'),
  ]);
});
