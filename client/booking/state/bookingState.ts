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
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import type { WorkshopDetails } from '../../../shared/booking/workshops/workshopDetails.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';

/** Offerings of the draft's car at its place. An empty list means that the response was empty. */
export type OfferList = 'unasked' | 'loading' | 'failed' | OfferingCategory[];

export interface BookingState {
  /** Draft that the tab stores. */
  draft: BookingStore;
  /** True once the session's draft has been read; false on the server and until hydration. */
  restored: boolean;
  services: OfferList;
  addons: OfferList;
  /** The search for workshops; null before the first. */
  siteSearch: SiteSearch | null;
  /** Details of workshops in the dealers' index, by department; null until requested. */
  workshopDetails: Record<string, WorkshopDetails> | null;
  /** Total before the prices of a newly chosen workshop arrived, if it differed. */
  totalBefore: number | null;
  /** Times that a workshop refused but a calendar may still list, until it loads without them. */
  refusedTimes: RefusedTime[];
  /** Contact details, stored for the tab until it has booked; on the device with an unknown outcome. */
  contact: BookingContact | null;
}

/** A time at a workshop that was taken when the booking was sent. */
export interface RefusedTime extends WeekSlot {
  departmentId: string;
}

/** A time at a workshop, as chosen. */
export interface ChosenTime {
  location: { departmentId: string; siteName: string };
  /** Null where it is not known yet. */
  workshop: BookingStore['workshop'];
  slot: { timeslot: string; isFullDay: boolean };
}

/** Default place: Stockholm. */
export const stockholm = { lat: 59.33, lng: 18.07 };

export const emptyDraft: BookingStore = {
  ...stockholm,
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

const withDraft = (state: BookingState, changes: Partial<BookingStore>): BookingState => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

/** State of the workshop booking. Its reducer joins the store with its code: see bookingSession.ts. */
export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    draftRestored: (state: BookingState, { payload }: PayloadAction<BookingStore>) => ({
      ...state,
      draft: payload,
      restored: true,
    }),

    /** Sets a place before any car was looked up; with a car it takes effect at the next lookup. */
    placeChosen: (state: BookingState, { payload }: PayloadAction<Place>) =>
      state.draft.car ? state : withDraft(state, placeFields(payload)),
    /** A lookup with another plate or place has found the car: everything after it is reset. */
    carFound: (
      _state: BookingState,
      { payload: { car, place } }: PayloadAction<{ car: BookingCar; place: Place }>,
    ) => ({
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
    offersChanged: (
      state: BookingState,
      { payload }: PayloadAction<Partial<Pick<BookingState, 'services' | 'addons'>>>,
    ) => ({ ...state, ...payload }),
    /**
     * Translates names of chosen services and add-ons, from offers in another language.
     * Codes, units and prices stay.
     */
    selectionsRelabelled: (
      state: BookingState,
      { payload: { language, categories } }: PayloadAction<{ language: string; categories: OfferingCategory[] }>,
    ) => {
      const services = { ...state.draft.services };
      for (const { name: category, offerings } of categories) {
        for (const { code, name, unitPrice } of offerings) {
          const chosen = Object.hasOwn(services, code) ? services[code] : undefined;
          if (!chosen) continue;
          services[code] = { ...chosen, name, category, unitAbbreviation: unitPrice?.unitAbbreviation ?? '' };
        }
      }
      return withDraft(state, { language, services });
    },
    /** Chooses a service or add-on, and removes the choices in `instead`. Mileage in mil. */
    offeringChosen: (
      state: BookingState,
      {
        payload: { code, selection, instead = [], milage },
      }: PayloadAction<{ code: string; selection: ServiceSelection; instead?: readonly string[]; milage?: number }>,
    ) =>
      withServices(
        state,
        { ...without(state.draft.services, instead), [code]: selection },
        milage === undefined ? {} : { milage },
      ),
    offeringRemoved: (
      state: BookingState,
      { payload: { code, forgetMilage } }: PayloadAction<{ code: string; forgetMilage?: boolean }>,
    ) => withServices(state, without(state.draft.services, [code]), forgetMilage ? { milage: null } : {}),
    /** Completes step 3, with or without add-ons. */
    addonsDecided: (state: BookingState, { payload }: PayloadAction<boolean>) =>
      withDraft(state, { hasAddons: payload }),

    /** Enters a step: it shows and counts as reached. */
    stepEntered: (state: BookingState, { payload }: PayloadAction<number>) =>
      withDraft(state, setStep(state.draft, payload)),
    /** Shows a step that was reached before. */
    stepShown: (state: BookingState, { payload }: PayloadAction<number>) =>
      withDraft(state, displayStep(state.draft, payload)),

    /** Chooses a workshop and time: the contact form shows. */
    slotChosen: (state: BookingState, { payload }: PayloadAction<ChosenTime>) => {
      const { draft } = state;
      if (isFixed(draft)) return state;
      const sameWorkshop = draft.location?.departmentId === payload.location.departmentId;
      const same =
        sameWorkshop &&
        draft.slot?.timeslot === payload.slot.timeslot &&
        draft.slot.isFullDay === payload.slot.isFullDay;
      return {
        ...withDraft(state, { ...payload, contactOpen: true, freeTimes: [], ...(same ? {} : { requestKey: '' }) }),
        totalBefore: sameWorkshop ? state.totalBefore : null,
      };
    },
    /** Switches between contact form and workshops, keeping the chosen time. Does nothing without one. */
    contactToggled: (state: BookingState, { payload }: PayloadAction<boolean>) =>
      isFixed(state.draft) ? state : withDraft(state, { contactOpen: payload && state.draft.slot !== null }),
    /**
     * Prices of the chosen workshop for the same services.
     * Late prices change nothing: the confirmation shows the prices that the visitor saw when booking.
     */
    pricesRefreshed: (
      state: BookingState,
      { payload: { departmentId, offers } }: PayloadAction<{ departmentId: string; offers: readonly Offer[] }>,
    ) => {
      const { draft } = state;
      if (isFixed(draft) || draft.requestKey !== '' || draft.location?.departmentId !== departmentId) return state;
      const services = { ...draft.services };
      for (const { code, price } of offers) {
        const chosen = Object.hasOwn(services, code) ? services[code] : undefined;
        if (chosen) services[code] = { ...chosen, price };
      }
      const before = totalPrice(Object.values(draft.services));
      return {
        ...withDraft(state, { pricesOf: departmentId, services }),
        totalBefore: totalPrice(Object.values(services)) === before ? null : before,
      };
    },
    /** Kinds of times that limit the calendars; an empty list shows all. */
    timeKindsChosen: (state: BookingState, { payload }: PayloadAction<TimeKind[]>) =>
      withDraft(state, { timeKinds: payload }),
    searchChanged: (state: BookingState, { payload }: PayloadAction<SiteSearch>) => ({ ...state, siteSearch: payload }),
    workshopDetailsRead: (state: BookingState, { payload }: PayloadAction<Record<string, WorkshopDetails>>) => ({
      ...state,
      workshopDetails: payload,
    }),

    contactTyped: (state: BookingState, { payload }: PayloadAction<BookingContact>) => ({ ...state, contact: payload }),
    /** Sets the idempotency key of an attempt to book. */
    requestKeyMade: (state: BookingState, { payload }: PayloadAction<string>) =>
      withDraft(state, { requestKey: payload }),
    /** The response was lost: only a retry with the same key can find out the outcome. */
    outcomeLost: (state: BookingState, { payload }: PayloadAction<{ onlyWorkshopTells: boolean } | undefined>) =>
      withDraft(state, { outcomeUnknown: true, ...payload }),
    /** The attempt has certainly booked nothing. The next one gets its own key. */
    attemptRefused: (state: BookingState) => withDraft(state, { ...clearedOutcome, requestKey: '' }),
    /** The time was taken meanwhile; the alternatives replace it. */
    freeTimesOffered: (state: BookingState, { payload }: PayloadAction<FreeTime[]>) => {
      const refused = toRefusedTime(state.draft);
      const freeTimes = payload.filter((time) => !refused || !isSameTime(time, refused));
      return {
        ...withDraft(state, { ...clearedOutcome, requestKey: '', freeTimes }),
        refusedTimes: refused ? [...state.refusedTimes, refused] : state.refusedTimes,
      };
    },
    /** A calendar loaded without a refused time: if it lists the time again, the time is free. */
    refusedTimeForgotten: (state: BookingState, { payload }: PayloadAction<RefusedTime>) => ({
      ...state,
      refusedTimes: state.refusedTimes.filter((time) => !isSameTime(time, payload)),
    }),
    booked: (state: BookingState, { payload }: PayloadAction<BookingResponse>) =>
      withDraft(state, {
        ...setStep(state.draft, lastStep),
        bookingInfo: payload,
        ...clearedOutcome,
        freeTimes: [],
        contactOpen: false,
      }),
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
function withServices(
  state: BookingState,
  services: BookingStore['services'],
  changes: Partial<BookingStore>,
): BookingState {
  const { draft } = state;
  if (isFixed(draft)) return state;
  const codesChanged = joinCodes({ services }) !== joinCodes(draft);
  return withDraft(state, { ...changes, services, ...(codesChanged ? noTime : { requestKey: '' }) });
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
