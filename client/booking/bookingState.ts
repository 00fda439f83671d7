import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BookingContact } from '../../shared/booking/bookingRequestOf.ts';
import type { BookingStore, ServiceSelection } from '../../shared/booking/BookingStore.ts';
import type {
  BookingCar,
  BookingResponse,
  FreeTime,
  Offer,
  OfferingCategory,
} from '../../shared/booking/BookingTypes.ts';
import { totalPrice } from '../../shared/booking/selectionRules.ts';
import type { SiteSearch } from '../../shared/booking/siteSearch.ts';
import { capBeforeBooking, displayStep, lastStep, setStep } from '../../shared/booking/stepRules.ts';
import type { TimeKind } from '../../shared/booking/timeKinds.ts';
import type { WeekSlot } from '../../shared/booking/weekRules.ts';
import type { WorkshopDetails } from '../../shared/booking/workshopDetails.ts';
import type { Place } from '../../shared/places/PlacesTypes.ts';

/** Offerings of the draft's car at its place. An empty list is one that came empty. */
export type OfferList = 'unasked' | 'loading' | 'failed' | OfferingCategory[];

export interface BookingState {
  /** What the tab remembers. */
  draft: BookingStore;
  /** What the session held has been read; false on the server and until the page is taken over. */
  restored: boolean;
  services: OfferList;
  addons: OfferList;
  /** The search for workshops; null before the first. */
  siteSearch: SiteSearch | null;
  /** What the dealers' index knows of workshops, by department; null until it is asked. */
  workshopDetails: Record<string, WorkshopDetails> | null;
  /** The total before the chosen workshop's prices came, when it was another one. */
  totalBefore: number | null;
  /** Times that a workshop refused, as a calendar may go on listing them; until it is loaded without them. */
  refusedTimes: RefusedTime[];
  /** What the customer typed, for as long as the page stays; kept on the device alone, while an outcome is unknown. */
  contact: BookingContact | null;
}

/** A time at a workshop that was taken when it was to be booked. */
export interface RefusedTime extends WeekSlot {
  departmentId: string;
}

/** A time at a workshop, as it is chosen. */
export interface ChosenTime {
  location: { departmentId: string; siteName: string };
  /** Null where it is not known yet. */
  workshop: BookingStore['workshop'];
  slot: { timeslot: string; isFullDay: boolean };
}

/** Before a place is chosen: Stockholm. */
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

/** No longer to be booked: another time has to be chosen for what is wanted now. */
const noTime = { slot: null, contactOpen: false, location: null, workshop: null, freeTimes: [], requestKey: '' };

const known = { outcomeUnknown: false, onlyWorkshopTells: false };

/** Nothing may change while nobody knows whether it is booked, nor once it is. */
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

/** The booking of a workshop. Its reducer joins the store when its code is there: see bookingSession.ts. */
export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    draftRestored: (state: BookingState, { payload }: PayloadAction<BookingStore>) => ({
      ...state,
      draft: payload,
      restored: true,
    }),

    /** A place, before any car was looked up; with a car it counts once that is looked up again. */
    placeChosen: (state: BookingState, { payload }: PayloadAction<Place>) =>
      state.draft.car ? state : withDraft(state, placeFields(payload)),
    /** A lookup with another plate or place has found the car: everything after it starts anew. */
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

    /** Offerings are being asked for, have come, or have not. */
    offersChanged: (
      state: BookingState,
      { payload }: PayloadAction<Partial<Pick<BookingState, 'services' | 'addons'>>>,
    ) => ({ ...state, ...payload }),
    /** Names of chosen services and add-ons, from offers in another language. Codes, units and prices stay. */
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
    /** A service or add-on is chosen; what was chosen for `instead` is chosen no more. Mileage in mil. */
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
    /** Step 3 is done: with or without add-ons. */
    addonsDecided: (state: BookingState, { payload }: PayloadAction<boolean>) =>
      withDraft(state, { hasAddons: payload }),

    /** A step is entered: it shows and counts as reached. */
    stepEntered: (state: BookingState, { payload }: PayloadAction<number>) =>
      withDraft(state, setStep(state.draft, payload)),
    /** A step that was reached before is looked at again. */
    stepShown: (state: BookingState, { payload }: PayloadAction<number>) =>
      withDraft(state, displayStep(state.draft, payload)),

    /** A workshop and time: the contact form shows. */
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
    /** Whether the contact form or the workshops show; the chosen time stays. Nothing without one. */
    contactToggled: (state: BookingState, { payload }: PayloadAction<boolean>) =>
      isFixed(state.draft) ? state : withDraft(state, { contactOpen: payload && state.draft.slot !== null }),
    /**
     * What the chosen workshop asks for the same. Prices that come late change nothing: what was shown when the visitor
     * booked is what the confirmation shows.
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
    /** Which kinds of times the calendars are limited to; none: all show. */
    timeKindsChosen: (state: BookingState, { payload }: PayloadAction<TimeKind[]>) =>
      withDraft(state, { timeKinds: payload }),
    searchChanged: (state: BookingState, { payload }: PayloadAction<SiteSearch>) => ({ ...state, siteSearch: payload }),
    workshopDetailsRead: (state: BookingState, { payload }: PayloadAction<Record<string, WorkshopDetails>>) => ({
      ...state,
      workshopDetails: payload,
    }),

    contactTyped: (state: BookingState, { payload }: PayloadAction<BookingContact>) => ({ ...state, contact: payload }),
    /** An attempt to book is made under this key. */
    requestKeyMade: (state: BookingState, { payload }: PayloadAction<string>) =>
      withDraft(state, { requestKey: payload }),
    /** The answer got lost: the same key has to tell. */
    outcomeLost: (state: BookingState, { payload }: PayloadAction<{ onlyWorkshopTells: boolean } | undefined>) =>
      withDraft(state, { outcomeUnknown: true, ...payload }),
    /** The attempt surely booked nothing. The next one has a key of its own. */
    attemptRefused: (state: BookingState) => withDraft(state, { ...known, requestKey: '' }),
    /** The time was taken meanwhile; others stand in its place. */
    freeTimesOffered: (state: BookingState, { payload }: PayloadAction<FreeTime[]>) => {
      const refused = chosenTimeOf(state.draft);
      const freeTimes = payload.filter((time) => !refused || !isSameTime(time, refused));
      return {
        ...withDraft(state, { ...known, requestKey: '', freeTimes }),
        refusedTimes: refused ? [...state.refusedTimes, refused] : state.refusedTimes,
      };
    },
    /** A calendar was loaded that no longer lists a refused time: when it does again, it is free. */
    refusedTimeForgotten: (state: BookingState, { payload }: PayloadAction<RefusedTime>) => ({
      ...state,
      refusedTimes: state.refusedTimes.filter((time) => !isSameTime(time, payload)),
    }),
    booked: (state: BookingState, { payload }: PayloadAction<BookingResponse>) =>
      withDraft(state, {
        ...setStep(state.draft, lastStep),
        bookingInfo: payload,
        ...known,
        freeTimes: [],
        contactOpen: false,
      }),
    /** A new booking from the beginning. */
    bookingReset: () => ({ ...initialState, restored: true }),
  },
});

function chosenTimeOf({ location, slot }: BookingStore): RefusedTime | null {
  if (!location || !slot) return null;
  return { departmentId: location.departmentId, timeSlot: slot.timeslot, isFullDay: slot.isFullDay };
}

function isSameTime(one: RefusedTime, other: RefusedTime): boolean {
  const { departmentId, timeSlot, isFullDay } = other;
  return one.departmentId === departmentId && one.timeSlot === timeSlot && one.isFullDay === isFullDay;
}

const without = (services: BookingStore['services'], codes: readonly string[]): BookingStore['services'] =>
  Object.fromEntries(Object.entries(services).filter(([code]) => !codes.includes(code)));

/** Other codes are another search for workshops; other units or messages are another booking. */
function withServices(
  state: BookingState,
  services: BookingStore['services'],
  changes: Partial<BookingStore>,
): BookingState {
  const { draft } = state;
  if (isFixed(draft)) return state;
  const codesChanged = codesOf({ services }) !== codesOf(draft);
  return withDraft(state, { ...changes, services, ...(codesChanged ? noTime : { requestKey: '' }) });
}

/** Codes of what is chosen, sorted, comma separated: the workshops' search asks with them. */
export function codesOf({ services }: Pick<BookingStore, 'services'>): string {
  return Object.keys(services).sort().join(',');
}

const noKinds: readonly TimeKind[] = [];

interface WithBooking {
  booking?: BookingState;
}

/** The draft; the empty one until the reducer is there. */
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
