import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { category, offering } from '../../test/fixtures/booking/offerings.ts';
import { enterBookingPage, showBooking } from '../../test/fixtures/booking/showBooking.tsx';
import { fakeCatalogue, testSite, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { showContactForm } from '../../test/fixtures/forms/showContactForm.tsx';
import { showSellCar } from '../../test/fixtures/forms/showSellCar.tsx';
import { showServiceRequest } from '../../test/fixtures/forms/showServiceRequest.tsx';
import { spokenText } from '../../test/fixtures/pages/announcements.ts';
import { renderOnServer } from '../../test/fixtures/pages/renderOnServer.ts';
import { chooseWheelTime, showWheelPage, wheelVehicle } from '../../test/fixtures/tirehotel/showWheelPage.tsx';
import { emptyDraft } from '../booking/state/bookingState.ts';
import { StepCar } from '../booking/steps/StepCar.tsx';
import { StepContact } from '../booking/steps/StepContact.tsx';
import { StepServices } from '../booking/steps/StepServices.tsx';
import { WaitingList } from '../booking/waiting/WaitingList.tsx';
import { FormField } from '../forms/fields/FormField.tsx';
import { RadioCards } from '../forms/fields/RadioCards.tsx';
import { StoreContact } from '../forms/storecontact/StoreContact.tsx';
import { PlaceSearch } from '../places/components/PlaceSearch.tsx';
import { BookingPage } from '../tirehotel/booking/BookingPage.tsx';
import { Rating } from '../tirehotel/confirmation/Rating.tsx';
import { SearchPage } from '../tirehotel/pages/SearchPage.tsx';
import { ValidatePage } from '../tirehotel/pages/ValidatePage.tsx';
import { PlateField } from '../ui/plate/PlateField.tsx';

const slot = { timeslot: '2026-11-26T08:00:00', isFullDay: false };
const anyone = userEvent.setup({ delay: null });

function showStoreContact(): void {
  const { gateways } = fakeCatalogue(0);
  const contacts = [
    { siteName: 'Harbour Bil', siteEmail: 'hej@harbour.example' },
    { siteName: 'Harbour Bil Uppsala', siteEmail: 'uppsala@harbour.example' },
  ];
  const section = { uid: 'c1', componentName: 'ContactForm', dataSource: '', params: {}, fields: {} };
  render(
    <Provider store={testStore(gateways, { ...testSite, contacts })}>
      <StoreContact section={section} index={0} />
    </Provider>,
  );
}

interface FormCase {
  /** Number of required fields: a group of radios or of digits is one. */
  required: number;
  /** Spoken after a try to send it empty, with the error of the field that gets the focus. */
  spoken: RegExp;
  show: () => unknown;
}

const forms: Record<string, FormCase> = {
  'the enquiry': { required: 3, spoken: /3 fält behöver rättas/, show: () => showContactForm() },
  'the sale of a car': { required: 6, spoken: /6 fält behöver rättas/, show: () => showSellCar() },
  'the order of work': { required: 7, spoken: /7 felt må rettes/, show: () => showServiceRequest() },
  'the message to a dealer': { required: 5, spoken: /5 fält behöver rättas/, show: showStoreContact },
  'the car of a booking': {
    required: 2,
    spoken: /2 fält behöver rättas/,
    show: () => showBooking(<StepCar />, { draft: emptyDraft }),
  },
  'the services of a booking': {
    required: 1,
    spoken: /Ett fält behöver rättas/,
    show: async () => {
      const offered = [category('Service', [offering('originalservice', { name: 'Originalservice' })])];
      showBooking(<StepServices />, {
        booking: { services: () => Promise.resolve(offered) },
        draft: { services: {}, milage: null, bookingState: 2, displayState: 2, location: null },
      });
      await anyone.click(await screen.findByRole('checkbox', { name: 'Originalservice' }));
    },
  },
  'the contact details of a booking': {
    required: 4,
    spoken: /4 fält behöver rättas/,
    show: () => showBooking(<StepContact />, { draft: { slot, contactOpen: true } }),
  },
  'the waiting list': {
    required: 1,
    spoken: /Ett fält behöver rättas/,
    show: async () => {
      showBooking(<WaitingList departmentId="D1" days={['2026-11-26']} />);
      await anyone.click(screen.getByRole('button', { name: 'Meddela mig om en tid blir ledig' }));
      await screen.findByLabelText(/E-post/);
    },
  },
  'the search of the tire hotel': {
    required: 1,
    spoken: /Skriv registreringsnumret/,
    show: () => showWheelPage(<SearchPage onTyped={() => undefined} />),
  },
  'the one-time code': { required: 1, spoken: /4 siffror/, show: () => showWheelPage(<ValidatePage />) },
  'the wheel change': {
    required: 4,
    spoken: /4 fält behöver rättas/,
    show: async () =>
      chooseWheelTime(
        showWheelPage(<BookingPage vehicle={wheelVehicle} onBack={() => undefined} onBooked={() => undefined} />),
      ),
  },
  'the rating': { required: 1, spoken: /Ett fält behöver rättas/, show: () => showWheelPage(<Rating />) },
};

const form = (): HTMLFormElement =>
  document.querySelector<HTMLElement>('button[type="submit"]')?.closest('form') ?? document.createElement('form');

/** Text of the elements that describe a control, or the group that it belongs to. */
function describedBy(control: Element): string {
  const ids = [control, control.closest('[role="radiogroup"]')].map((one) => one?.getAttribute('aria-describedby'));
  return ids
    .flatMap((list) => list?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

/** Presses the button of the untouched form and waits for the focus on a wrong field. */
async function tryToSend(): Promise<{ control: Element; described: string }> {
  let described = '';
  document.addEventListener('focusin', ({ target }) => {
    described = target instanceof Element ? describedBy(target) : '';
  });
  await anyone.click(form().querySelector('button[type="submit"]') ?? document.body);
  await waitFor(() => expect(form().querySelector(':focus:not([type="submit"])')).toBeTruthy());
  return { control: document.activeElement ?? document.body, described };
}

beforeEach(() => {
  enterBookingPage();
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe.each(Object.entries(forms))('%s', (_name, { required, spoken, show }) => {
  it('marks its required fields in a way that no browser takes for a fault', async () => {
    await show();
    expect(form().noValidate).toBe(true);
    expect(form().querySelectorAll('[required]')).toHaveLength(0);
    expect(form().querySelectorAll('[aria-required="true"]')).toHaveLength(required);
  });

  it('calls no field wrong before a try', async () => {
    await show();
    expect(form().querySelectorAll('[aria-invalid], [data-invalid]')).toHaveLength(0);
  });

  it('leads a failed try to the first wrong field with its error', async () => {
    await show();
    const { control, described } = await tryToSend();
    const [first] = form().querySelectorAll('[aria-invalid="true"], [data-invalid]');
    expect(first?.contains(control)).toBe(true);
    const error = document.querySelector('.form-error, .tire-fault, .place-search-notice')?.textContent ?? '';
    expect(error).not.toBe('');
    expect(described).toContain(error);
    await waitFor(() => expect(spokenText()).toMatch(spoken));
  });
});

describe('before scripts, as the browser validates,', () => {
  it.each<[string, ReactNode]>([
    [
      'a field',
      <FormField id="name" label="Name" required>
        {(field) => <input {...field} />}
      </FormField>,
    ],
    [
      'a choice of cards',
      <RadioCards
        id="kind"
        legend="Kind"
        required
        cards={[{ value: 'a', title: 'A', text: '', control: { name: 'kind', defaultChecked: false } }]}
      />,
    ],
    [
      'a plate',
      <PlateField
        id="plate"
        field={{ current: null }}
        value=""
        example="ABC 123"
        look={testSite.plate.look}
        busy={false}
        onType={() => undefined}
      />,
    ],
    ['a place', <PlaceSearch label="Place" onPlace={() => undefined} />],
  ])('%s is required natively', async (_kind, control) => {
    const store = testStore(fakeCatalogue(0).gateways);
    const { html, errors } = await renderOnServer(<Provider store={store}>{control}</Provider>);
    expect(errors).toEqual([]);
    expect(html).toContain(' required=""');
    expect(html).not.toContain('aria-required');
  });
});
