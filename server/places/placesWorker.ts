import { parentPort, workerData } from 'node:worker_threads';
import { createEmbeddedPlaces } from './createEmbeddedPlaces.ts';
import type { PlacesQuestion, PlacesResult, PlacesWorkerData } from './placesWorkerMessages.ts';

/*
 * Entry point of a worker thread that draws map tiles and finds places.
 * Reading the shapes of the world takes a second and drawing a tile up to a fifth of one, which would block the main
 * thread.
 */

const { countries } = workerData as PlacesWorkerData;
const { gateway, tiles } = createEmbeddedPlaces(countries);

function answer(question: PlacesQuestion): Promise<unknown> {
  switch (question.kind) {
    case 'tile':
      return tiles.tile(question, question.pins);
    case 'autocomplete':
      return gateway.autocomplete(question.input, question.scope);
    case 'details':
      return gateway.details(question.placeId, question);
    case 'reverse':
      return gateway.reverse(question.latitude, question.longitude, question);
  }
}

parentPort?.on('message', (question: PlacesQuestion) => {
  const say = (result: PlacesResult): void => parentPort?.postMessage(result);
  answer(question).then(
    (result) => say({ result }),
    (error: unknown) => say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
