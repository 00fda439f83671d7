import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { BookingStore, ServiceSelection } from '../../../shared/booking/BookingStore.ts';
import type {
  BookingCar,
  BookingResponse,
  FreeTime,
  Offer,
  OfferingCategory,
} from '../../../shared/booking/BookingTypes.ts';
import { totalPrice } from '../../../shared/booking/steps/selectionRules.ts';
import type { SiteSearch } from '../../../shared/booking/workshops/siteSearch.ts';
import { capBeforeBooking, displayStep, lastStep, setStep } from '../../../shared/booking/steps/stepRules.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import type { WorkshopDetails } from '../../../shared/booking/workshops/workshopDetails.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import type { BookingState, ChosenTime, OfferList, RefusedTime } from './BookingStateTypes.ts';

export const emptyDraft: BookingStore = {
  lat: 0,
  lng: 0,
  car: null,
  milage: null,
  bookingState: 1,
  displayState: 1,
  maxBookingState: lastStep,
  services: {},
  region: '',
  bookingInfo: null,
  location: null,
  placeName: '',
  placeId: '',
  hasAddons: null,
  slot: null,
  contactOpen: false,
  workshop: null,
  requestKey: '',
  outcomeUnknown: false,
  freeTimes: [],
};

const initialState: BookingState = {
  draft: emptyDraft,
  restored: false,
  services: 'unasked',
  addons: 'unasked',
  siteSearch: null,
  workshopDetails: null,
  totalBefore: null,
  refusedTimes: [],
  contact: null,
};

/** Resets the time when it is no longer bookable for the current choices. */
const noTime = { slot: null, contactOpen: false, location: null, workshop: null, freeTimes: [], requestKey: '' };

const clearedOutcome = { outcomeUnknown: false, onlyWorkshopTells: false };

/** True while the outcome is unknown, and once it is booked: the draft must not change then. */
const isFixed = ({ outcomeUnknown, bookingInfo }: BookingStore): boolean => outcomeUnknown || bookingInfo !== null;

const placeFields = ({ latitude, longitude, name, placeId, region }: Place) => ({
  lat: latitude,
  lng: longitude,
  placeName: name,
  placeId,
  region,
});

/** State of the workshop booking. Its reducer joins the store with its code: see bookingSession.ts. */
export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    draftRestored: (state, { payload }: PayloadAction<BookingStore>) => {
      state.draft = payload;
      state.restored = true;
    },

    /** Sets a place before any car was looked up; with a car it takes effect at the next lookup. */
    placeChosen: ({ draft }, { payload }: PayloadAction<Place>) => {
      if (!draft.car) Object.assign(draft, placeFields(payload));
    },
    /** A lookup with another plate or place has found the car: everything after it is reset. */
    carFound: (_state, { payload: { car, place } }: PayloadAction<{ car: BookingCar; place: Place }>) => ({
      ...initialState,
      restored: true,
      draft: {
        ...emptyDraft,
        ...placeFields(place),
        car,
        bookingState: 2,
        displayState: 2,
        maxBookingState: capBeforeBooking,
      },
    }),

    /** Offerings are loading, have loaded, or have failed. */
    offersChanged: (state, { payload }: PayloadAction<Partial<Pick<BookingState, 'services' | 'addons'>>>) => {
      Object.assign(state, payload);
    },
    /**
     * Translates names of chosen services and add-ons, from offers in another language.
     * Codes, units and prices stay.
     */
    selectionsRelabelled: (
      { draft },
      { payload: { language, categories } }: PayloadAction<{ language: string; categories: OfferingCategory[] }>,
    ) => {
      draft.language = language;
      for (const { name: category, offerings } of categories) {
        for (const { code, name, unitPrice } of offerings) {
          const chosen = Object.hasOwn(draft.services, code) ? draft.services[code] : undefined;
          if (chosen) Object.assign(chosen, { name, category, unitAbbreviation: unitPrice?.unitAbbreviation ?? '' });
        }
      }
    },
    /** Chooses a service or add-on, and removes the choices in `instead`. Mileage in mil. */
    offeringChosen: (
      { draft },
      {
        payload: { code, selection, instead = [], milage },
      }: PayloadAction<{ code: string; selection: ServiceSelection; instead?: readonly string[]; milage?: number }>,
    ) => {
      changeServices(draft, { ...without(draft.services, instead), [code]: selection });
      if (milage !== undefined && !isFixed(draft)) draft.milage = milage;
    },
    offeringRemoved: (
      { draft },
      { payload: { code, forgetMilage } }: PayloadAction<{ code: string; forgetMilage?: boolean }>,
    ) => {
      changeServices(draft, without(draft.services, [code]));
      if (forgetMilage && !isFixed(draft)) draft.milage = null;
    },
    /** Completes step 3, with or without add-ons. */
    addonsDecided: ({ draft }, { payload }: PayloadAction<boolean>) => {
      draft.hasAddons = payload;
    },

    /** Enters a step: it shows and counts as reached. */
    stepEntered: ({ draft }, { payload }: PayloadAction<number>) => {
      Object.assign(draft, setStep(draft, payload));
    },
    /** Shows a step that was reached before. */
    stepShown: ({ draft }, { payload }: PayloadAction<number>) => {
      Object.assign(draft, displayStep(draft, payload));
    },

    /** Chooses a workshop and time: the contact form shows. */
    slotChosen: (state, { payload }: PayloadAction<ChosenTime>) => {
      const { draft } = state;
      if (isFixed(draft)) return;
      const sameWorkshop = draft.location?.departmentId === payload.location.departmentId;
      const same =
        sameWorkshop &&
        draft.slot?.timeslot === payload.slot.timeslot &&
        draft.slot.isFullDay === payload.slot.isFullDay;
      Object.assign(draft, payload, { contactOpen: true, freeTimes: [] });
      if (!same) draft.requestKey = '';
      if (!sameWorkshop) state.totalBefore = null;
    },
    /** Switches between contact form and workshops, keeping the chosen time. Does nothing without one. */
    contactToggled: ({ draft }, { payload }: PayloadAction<boolean>) => {
      if (!isFixed(draft)) draft.contactOpen = payload && draft.slot !== null;
    },
    /**
     * Prices of the chosen workshop for the same services.
     * Late prices change nothing: the confirmation shows the prices that the visitor saw when booking.
     */
    pricesRefreshed: (
      state,
      { payload: { departmentId, offers } }: PayloadAction<{ departmentId: string; offers: readonly Offer[] }>,
    ) => {
      const { draft } = state;
      if (isFixed(draft) || draft.requestKey !== '' || draft.location?.departmentId !== departmentId) return;
      const before = totalPrice(Object.values(draft.services));
      for (const { code, price } of offers) {
        const chosen = Object.hasOwn(draft.services, code) ? draft.services[code] : undefined;
        if (chosen) chosen.price = price;
      }
      draft.pricesOf = departmentId;
      state.totalBefore = totalPrice(Object.values(draft.services)) === before ? null : before;
    },
    /** Kinds of times that limit the calendars; an empty list shows all. */
    timeKindsChosen: ({ draft }, { payload }: PayloadAction<TimeKind[]>) => {
      draft.timeKinds = payload;
    },
    searchChanged: (state, { payload }: PayloadAction<SiteSearch>) => {
      state.siteSearch = payload;
    },
    workshopDetailsRead: (state, { payload }: PayloadAction<Record<string, WorkshopDetails>>) => {
      state.workshopDetails = payload;
    },

    contactTyped: (state, { payload }: PayloadAction<BookingContact>) => {
      state.contact = payload;
    },
    /** Sets the idempotency key of an attempt to book. */
    requestKeyMade: ({ draft }, { payload }: PayloadAction<string>) => {
      draft.requestKey = payload;
    },
    /** The response was lost: only a retry with the same key can find out the outcome. */
    outcomeLost: ({ draft }, { payload }: PayloadAction<{ onlyWorkshopTells: boolean } | undefined>) => {
      Object.assign(draft, { outcomeUnknown: true }, payload);
    },
    /** The attempt has certainly booked nothing. The next one gets its own key. */
    attemptRefused: ({ draft }) => {
      Object.assign(draft, clearedOutcome, { requestKey: '' });
    },
    /** The time was taken meanwhile; the alternatives replace it. */
    freeTimesOffered: ({ draft, refusedTimes }, { payload }: PayloadAction<FreeTime[]>) => {
      const refused = toRefusedTime(draft);
      const freeTimes = payload.filter((time) => !refused || !isSameTime(time, refused));
      Object.assign(draft, clearedOutcome, { requestKey: '', freeTimes });
      if (refused) refusedTimes.push(refused);
    },
    /** A calendar loaded without a refused time: if it lists the time again, the time is free. */
    refusedTimeForgotten: (state, { payload }: PayloadAction<RefusedTime>) => {
      state.refusedTimes = state.refusedTimes.filter((time) => !isSameTime(time, payload));
    },
    booked: ({ draft }, { payload }: PayloadAction<BookingResponse>) => {
      Object.assign(draft, setStep(draft, lastStep), clearedOutcome, {
        bookingInfo: payload,
        freeTimes: [],
        contactOpen: false,
      });
    },
    /** Starts a new booking. */
    bookingReset: () => ({ ...initialState, restored: true }),
  },
});

function toRefusedTime({ location, slot }: BookingStore): RefusedTime | null {
  if (!location || !slot) return null;
  return { departmentId: location.departmentId, timeSlot: slot.timeslot, isFullDay: slot.isFullDay };
}

function isSameTime(one: RefusedTime, other: RefusedTime): boolean {
  const { departmentId, timeSlot, isFullDay } = other;
  return one.departmentId === departmentId && one.timeSlot === timeSlot && one.isFullDay === isFullDay;
}

const without = (services: BookingStore['services'], codes: readonly string[]): BookingStore['services'] =>
  Object.fromEntries(Object.entries(services).filter(([code]) => !codes.includes(code)));

/** Other codes require another search for workshops; other units or messages another booking key. */
function changeServices(draft: BookingStore, services: BookingStore['services']): void {
  if (isFixed(draft)) return;
  const codesChanged = joinCodes({ services }) !== joinCodes(draft);
  Object.assign(draft, { services }, codesChanged ? noTime : { requestKey: '' });
}

/** Codes of chosen offerings, sorted and comma separated, for the search for workshops. */
export function joinCodes({ services }: Pick<BookingStore, 'services'>): string {
  return Object.keys(services).sort().join(',');
}

const noKinds: readonly TimeKind[] = [];

interface WithBooking {
  booking?: BookingState;
}

/** The draft; the empty one until the reducer is added. */
export const selectDraft = ({ booking }: WithBooking): BookingStore => booking?.draft ?? emptyDraft;
export const selectRestored = ({ booking }: WithBooking): boolean => booking?.restored ?? false;
export const selectServices = ({ booking }: WithBooking): OfferList => booking?.services ?? 'unasked';
export const selectSiteSearch = ({ booking }: WithBooking): SiteSearch | null => booking?.siteSearch ?? null;
export const selectTotalBefore = ({ booking }: WithBooking): number | null => booking?.totalBefore ?? null;
export const selectWorkshopDetails = ({ booking }: WithBooking): BookingState['workshopDetails'] =>
  booking?.workshopDetails ?? null;
export const selectRefusedTimes = ({ booking }: WithBooking): BookingState['refusedTimes'] =>
  booking?.refusedTimes ?? initialState.refusedTimes;
export const selectTimeKinds = (state: WithBooking): readonly TimeKind[] => selectDraft(state).timeKinds ?? noKinds;
export const selectContact = ({ booking }: WithBooking): BookingContact | null => booking?.contact ?? null;
export const selectAddons = ({ booking }: WithBooking): OfferList => booking?.addons ?? 'unasked';

export const {
  draftRestored,
  placeChosen,
  carFound,
  offersChanged,
  offeringChosen,
  offeringRemoved,
  selectionsRelabelled,
  addonsDecided,
  stepEntered,
  stepShown,
  slotChosen,
  contactToggled,
  pricesRefreshed,
  timeKindsChosen,
  searchChanged,
  workshopDetailsRead,
  contactTyped,
  requestKeyMade,
  outcomeLost,
  attemptRefused,
  freeTimesOffered,
  refusedTimeForgotten,
  booked,
  bookingReset,
} = bookingSlice.actions;
