import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../../shared/places/PlacesTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { siteEntered } from '../../site/siteState.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { spokenText } from '../../../test/fixtures/pages/announcements.ts';

const uppsala: Place = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: 'u', region: 'Uppsala län' };
const listed: Record<string, PlacePrediction[]> = {
  upps: [
    { placeId: 'u', description: 'Uppsala, Uppsala län' },
    { placeId: 'n', description: 'Uppsala-Näs, Uppsala län' },
  ],
  gote: [{ placeId: 'g', description: 'Göteborg, Västra Götalands län' }],
};

interface Shown {
  places: { [K in keyof PlacesGateway]: jest.Mock<PlacesGateway[K]> };
  onPlace: jest.Mock<(place: Place) => void>;
  field: HTMLElement;
}

function show(change: Partial<PlacesGateway> = {}): Shown {
  const places = {
    autocomplete: jest.fn(change.autocomplete ?? ((input) => Promise.resolve(listed[input] ?? []))),
    details: jest.fn(change.details ?? (() => Promise.resolve(uppsala))),
    reverse: jest.fn(change.reverse ?? (() => Promise.resolve(uppsala))),
  };
  const onPlace = jest.fn<(place: Place) => void>();
  const store = createPageStore({ places } as unknown as Gateways);
  const { site } = store.getState();
  store.dispatch(siteEntered({ ...site, context: { ...site.context, country: 'se' } }));
  render(
    <Provider store={store}>
      <PlaceSearch label="Plats" onPlace={onPlace} />
    </Provider>,
  );
  return { places, onPlace, field: screen.getByRole('combobox', { name: 'Plats' }) };
}

function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

async function rest(ms = 300): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

function press(field: HTMLElement, ...keys: string[]): void {
  for (const key of keys) fireEvent.keyDown(field, { key });
}

const options = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('a search for a place', () => {
  it('sends one request 300 ms after the last letter', async () => {
    const { places, field } = show();
    for (const text of ['u', 'up', 'upp', 'upps']) {
      type(field, text);
      await rest(299);
    }
    expect(places.autocomplete).not.toHaveBeenCalled();
    await rest(1);
    expect(places.autocomplete.mock.calls).toEqual([['upps', { country: 'se', language: 'sv' }]]);
    expect(options()).toEqual(['Uppsala, Uppsala län', 'Uppsala-Näs, Uppsala län']);
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('asks nothing for blanks', async () => {
    const { places, field } = show();
    type(field, '   ');
    await rest();
    expect(places.autocomplete).not.toHaveBeenCalled();
  });

  it('never shows a late answer over a newer one', async () => {
    const answers: Record<string, (found: PlacePrediction[]) => void> = {};
    const { field } = show({
      autocomplete: (input) => new Promise((resolve) => (answers[input] = resolve)),
    });
    type(field, 'upps');
    await rest();
    type(field, 'gote');
    await rest();
    await act(async () => answers['gote']?.(listed['gote'] ?? []));
    await act(async () => answers['upps']?.(listed['upps'] ?? []));
    expect(options()).toEqual(['Göteborg, Västra Götalands län']);
  });

  it('lets arrow keys walk round the list', async () => {
    const { places, onPlace, field } = show();
    type(field, 'upps');
    await rest();
    press(field, 'ArrowDown', 'ArrowDown', 'ArrowDown');
    const active = field.getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('Uppsala, Uppsala län');
    press(field, 'ArrowUp');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen.textContent).toBe('Uppsala-Näs, Uppsala län');
    press(field, 'Enter');
    await rest(0);
    expect(places.details.mock.calls).toEqual([['n', { language: 'sv' }]]);
    expect(onPlace.mock.calls).toEqual([[uppsala]]);
    expect(options()).toEqual([]);
    await rest();
    expect(places.autocomplete).toHaveBeenCalledTimes(1);
  });

  it('takes the first suggestion on Enter when none is marked', async () => {
    const { places, field } = show();
    type(field, 'upps');
    await rest();
    press(field, 'Enter');
    expect(places.details.mock.calls[0]?.[0]).toBe('u');
    expect(field).toHaveProperty('value', 'Uppsala, Uppsala län');
  });

  it('closes on Escape', async () => {
    const { field } = show();
    type(field, 'upps');
    await rest();
    press(field, 'Escape');
    expect(options()).toEqual([]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens again on an arrow key', async () => {
    const { field } = show();
    type(field, 'upps');
    await rest();
    press(field, 'Escape');
    press(field, 'ArrowDown');
    expect(options()).toHaveLength(2);
  });

  it('empties on a second Escape', async () => {
    const { field } = show();
    type(field, 'upps');
    await rest();
    press(field, 'Escape');
    press(field, 'Escape', 'Escape');
    expect(field).toHaveProperty('value', '');
  });

  it('is chosen from with the pointer while the field keeps the focus', async () => {
    const { onPlace, field } = show();
    type(field, 'upps');
    await rest();
    const option = screen.getByRole('option', { name: 'Uppsala, Uppsala län' });
    expect(fireEvent.mouseDown(option)).toBe(false);
    fireEvent.click(option);
    await rest(0);
    expect(onPlace.mock.calls).toEqual([[uppsala]]);
  });

  it('says how many suggestions there are', async () => {
    const { field } = show();
    type(field, 'upps');
    await rest();
    await rest(); // until it is spoken
    expect(spokenText()).toBe('2 förslag. Välj med piltangenterna och Retur.');
    type(field, 'gote');
    await rest();
    await rest(); // until it is spoken
    expect(spokenText()).toBe('Ett förslag. Välj med piltangenterna och Retur.');
  });

  it('says that there is no suggestion', async () => {
    const { field } = show();
    type(field, 'xq');
    await rest();
    expect(screen.getByText('Ingen ort hittades')).toBeTruthy();
  });

  describe('whose back end does not respond', () => {
    const down = (): Promise<PlacePrediction[]> => Promise.reject(new Error('502'));

    it('says so instead of that there is no place', async () => {
      const { field } = show({ autocomplete: down });
      type(field, 'upps');
      await rest();
      expect(screen.getByText('Ortsökningen svarar inte just nu.')).toBeTruthy();
      expect(screen.queryByText('Ingen ort hittades')).toBeNull();
    });

    it('shows the places after a retry that succeeds', async () => {
      const { places, field } = show({ autocomplete: down });
      type(field, 'upps');
      await rest();
      places.autocomplete.mockResolvedValue(listed['upps'] ?? []);
      fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
      await rest();
      expect(options()).toEqual(['Uppsala, Uppsala län', 'Uppsala-Näs, Uppsala län']);
    });

    it('keeps the focus in the search after a retry', async () => {
      const { field } = show({ autocomplete: down });
      type(field, 'upps');
      await rest();
      fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
      expect(document.activeElement).toBe(field);
    });
  });

  it('marks what was typed whatever its accents', async () => {
    const { field } = show();
    type(field, 'gote');
    await rest();
    expect(within(screen.getByRole('option')).getByText('Göte').tagName).toBe('MARK');
  });

  it('says so when the chosen place cannot be had', async () => {
    const { onPlace, field } = show({ details: () => Promise.reject(new Error('502')) });
    type(field, 'upps');
    await rest();
    press(field, 'Enter');
    await rest(0);
    expect(onPlace).not.toHaveBeenCalled();
    expect(screen.getByText('Platsen går inte att hämta just nu. Försök igen om en stund.')).toBeTruthy();
  });
});

describe('use my position', () => {
  const device = (answer: { code: number } | { latitude: number; longitude: number }): void => {
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (done, failed) => {
      if ('code' in answer) failed?.(answer as GeolocationPositionError);
      else done({ coords: answer } as GeolocationPosition);
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  };
  const use = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: 'Använd min position' }));
    await rest(0);
  };

  it('gives the device’s position to a hundred metres', async () => {
    device({ latitude: 59.812345, longitude: 17.654321 });
    const { places, onPlace, field } = show();
    await use();
    expect(places.reverse.mock.calls).toEqual([[59.812, 17.654, { language: 'sv' }]]);
    expect(onPlace.mock.calls).toEqual([[{ ...uppsala, latitude: 59.812, longitude: 17.654 }]]);
    expect(field).toHaveProperty('value', 'Uppsala');
    await rest();
    expect(places.autocomplete).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no place near', () => Promise.resolve(null)],
    ['the place search fails', () => Promise.reject(new Error('502'))],
  ])('gives the position without a name when %s', async (_when, reverse) => {
    device({ latitude: 59.8, longitude: 17.6 });
    const { onPlace } = show({ reverse });
    await use();
    const place = { name: 'Min position', placeId: '', region: '', latitude: 59.8, longitude: 17.6 };
    expect(onPlace.mock.calls).toEqual([[place]]);
  });

  it.each([
    [1, 'Webbläsaren måste tillåtas använda platstjänster för att vi ska kunna hitta din position.'],
    [2, 'Din position går inte att hämta just nu. Sök på en ort i stället.'],
    [3, 'Det tog för lång tid att hämta din position. Försök igen eller sök på en ort.'],
  ])('says why there is none (fault %i)', async (code, sentence) => {
    device({ code });
    const { onPlace } = show();
    await use();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('says so in a browser without it', async () => {
    show();
    await use();
    expect(screen.getByText('Din position går inte att hämta just nu. Sök på en ort i stället.')).toBeTruthy();
  });
});
