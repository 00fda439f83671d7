import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway, OfferQuery, PriceQuery } from '../../../shared/booking/BookingGateway.ts';
import type { CarModel } from '../../../shared/booking/BookingTypes.ts';
import { readDays, readHasBrand, readOffers, readWorkshop } from './bookingAnswers.ts';
import type { bookOverHttp } from './bookOverHttp.ts';
import { encodeUriPart } from '../../../shared/kit/text/encodeUriPart.ts';

const root = '/api/mechmate';
/** Timeout per request, ms. */
const patienceMs = 20_000;

/** A parsed response; null when it is invalid. */
type Answer<T> = T | null;

/** Booking gateway for the browser, through /api/mechmate. */
export function createBookingHttpGateway(
  fetchLike: typeof fetch,
  connect: (address: string) => EventSource = (address) => new EventSource(address),
): BookingGateway {
  /** Rejects with ServerError without a response, or when `read` finds nothing in it. */
  async function ask<T>(path: string, read: (body: unknown) => Answer<T> | Promise<Answer<T>>): Promise<T> {
    let found: Answer<T>;
    try {
      const response = await fetchLike(`${root}/${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) {
        const { bookingFailure } = await import('./bookingFailure.ts');
        throw (await bookingFailure(response)) ?? new BookingError('ServerError');
      }
      found = await read(await response.json());
    } catch (error) {
      throw error instanceof BookingError ? error : new BookingError('ServerError', { cause: error });
    }
    if (found === null) throw new BookingError('ServerError');
    return found;
  }

  return {
    car: (plate, described) =>
      ask(
        `car/${part(plate)}${described ? `?${query(modelOf(described))}` : ''}`,
        parserFrom(import('./offerAnswers.ts').then(({ readCar }) => readCar)),
      ),
    services: (plate, near) =>
      ask(
        `services/${part(plate)}?${offerQuery(near)}`,
        parserFrom(import('./offerAnswers.ts').then(({ readCategories }) => readCategories)),
      ),
    addons: (plate, near) =>
      ask(
        `addons/${part(plate)}?${offerQuery(near)}`,
        parserFrom(import('./offerAnswers.ts').then(({ readCategories }) => readCategories)),
      ),
    prices: ({ registrationNumber, mileage, departmentId, ...rest }) =>
      ask(`prices/${part(registrationNumber)}/${mileage}/${part(departmentId)}?${codesQuery(rest)}`, readOffers),
    async *closestAvailable(
      { registrationNumber, described, serviceOfferings, latitude, longitude, cursor, sort },
      signal,
    ) {
      const { siteStream } = await import('./siteStream.ts');
      yield* siteStream(cursor, signal, (after) => {
        const parameters = {
          ...modelOf(described),
          regNo: registrationNumber,
          serviceOfferings: serviceOfferings.join(','),
          latitude: String(latitude),
          longitude: String(longitude),
          ...(after ? { cursor: after } : {}),
          ...(sort === 'distance' ? {} : { sort }),
        };
        return connect(`${root}/departments/closestAvailable?${query(parameters)}`);
      });
    },
    timeslots: ({ registrationNumber, departmentId, from, ...rest }) =>
      ask(
        `timeslots/from/${part(registrationNumber)}/${part(departmentId)}/${from}T00:00:00/?${codesQuery(rest)}`,
        readDays,
      ),
    book: async (request, requestKey) => (await loadBook())(fetchLike, request, requestKey),
    workshop: (departmentId) => ask(`departments/${part(departmentId)}/contact`, readWorkshop),
    hasBrand: async (brand) =>
      (await ask(`authorized-workshop/${part(brand.trim().replace(/\s+/g, '-'))}`, readHasBrand)).hasBrand,
  };
}

/** Loads the code that books. Until it has loaded, nothing has been sent. */
async function loadBook(): Promise<typeof bookOverHttp> {
  try {
    return (await import('./bookOverHttp.ts')).bookOverHttp;
  } catch (cause) {
    throw new BookingError({ code: 'ServerError', nothingBooked: true }, { cause });
  }
}

/** Creates a parser whose code loads while the server responds: the last steps do not need it. */
function parserFrom<T>(loading: Promise<(body: unknown) => Answer<T>>): (body: unknown) => Promise<Answer<T>> {
  loading.catch(() => undefined); // a request that fails first leaves it unread
  return async (body) => (await loading)(body);
}

const part = encodeUriPart;

const query = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();

const modelOf = (described: CarModel | undefined): Record<string, string> =>
  described ? { brand: described.brand, model: described.model } : {};

function offerQuery({ latitude, longitude, described }: OfferQuery): string {
  return query({ lat: String(latitude), lng: String(longitude), ...modelOf(described) });
}

function codesQuery({ serviceOfferings, described }: Pick<PriceQuery, 'serviceOfferings' | 'described'>): string {
  return query({ serviceOfferings: serviceOfferings.join(','), ...modelOf(described) });
}
