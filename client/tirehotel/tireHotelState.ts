import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  NextWheelChange,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireLogin,
  TireSession,
  TireValidated,
  TireVehicle,
} from '../../shared/tirehotel/TireHotelTypes.ts';
import type { TextKey } from '../../shared/site/TextKey.ts';
import { emptyDraft } from './booking/wheelChangeDraft.ts';
import type { WheelChangeDraft } from './booking/wheelChangeDraft.ts';

export const tirePages = ['search', 'login', 'validate', 'loggedIn', 'booking', 'confirmation'] as const;
export type TirePage = (typeof tirePages)[number];

/**
 * State of the tire hotel, in memory only.
 * A tab stores just the page and the status, see tireHotelSession.ts.
 */
export interface TireHotelState {
  page: TirePage;
  /** Number of page changes by the visitor; 0 at first and after a reload. */
  moves: number;
  /** Label of the running request, which blocks all others; null without one. */
  underWay: TextKey | null;
  /** True once the stored visit has been read; false on the server and until hydration. */
  restored: boolean;
  /** True while the visitor's data is hidden, until the server confirms the session: see concealVisit.ts. */
  concealed: boolean;
  /** True after the session has expired, until the visitor moves on to another page. */
  sessionLost: boolean;
  /** True when the browser has a session that this tab does not show, of another or a closed tab. */
  sessionWaiting: boolean;
  /** The registration number searched for; "" before, and after a reload. */
  regNo: string;
  /** Index of the shown vehicle. The server puts the one that was searched for first (decision D-68). */
  vehicle: number;
  customer: TireCustomer | null;
  credentials: TireCredentials | null;
  /** Time when the last code was sent, ms since 1970. */
  codeSentAt: number | null;
  validated: TireValidated | null;
  confirmation: TireConfirmation | null;
  /** Draft of the wheel change. */
  draft: WheelChangeDraft;
}

const initialState: TireHotelState = {
  page: 'search',
  moves: 0,
  underWay: null,
  restored: false,
  concealed: false,
  sessionLost: false,
  sessionWaiting: false,
  regNo: '',
  vehicle: 0,
  customer: null,
  credentials: null,
  codeSentAt: null,
  validated: null,
  confirmation: null,
  draft: emptyDraft,
};

/** True if the code was right: its status is 0. */
export function isValidated({ validated }: Pick<TireHotelState, 'validated'>): boolean {
  return validated?.status === 0 && validated.vehicles.length > 0;
}

/** The page allowed instead of the wanted one: vehicle pages require a right code. */
export function allowedPage(state: TireHotelState, wanted: TirePage): TirePage {
  const known = isValidated(state);
  switch (wanted) {
    case 'booking':
    case 'loggedIn':
      return known ? wanted : 'search';
    case 'confirmation':
      return known && state.confirmation ? wanted : known ? 'loggedIn' : 'search';
    case 'validate':
      return known ? 'loggedIn' : state.credentials ? wanted : 'search';
    case 'login':
      return known ? 'loggedIn' : state.customer ? wanted : 'search';
    case 'search':
      return known ? 'loggedIn' : wanted;
  }
}

function goTo(state: TireHotelState, wanted: TirePage): void {
  const page = allowedPage(state, wanted);
  if (page === state.page) return;
  state.page = page;
  state.moves += 1;
}

/** Data about a visitor, including a booking without a response, which shows with its own vehicle. */
function restoreVisitor({ validated, confirmation, attempt }: TireSession, shown = 0): Partial<TireHotelState> {
  if (!attempt) return { validated, confirmation, vehicle: shown };
  const { customer, freeText } = attempt.request;
  const draft = { contact: { ...customer, comment: freeText }, attempt: { ...attempt, unknown: true } };
  const vehicle = validated.vehicles.findIndex(({ regNo }) => regNo === attempt.request.regNo);
  return { validated, confirmation, draft, vehicle };
}

/** Cleared session notices, once the visitor has moved on from the search. */
const clearedNotices = { sessionLost: false, sessionWaiting: false };

/** State of the tire hotel. Its reducer joins a tab's store with its code: see tireHotelSession.ts. */
export const tireHotelSlice = createSlice({
  name: 'tireHotel',
  initialState,
  reducers: {
    /** Ends restoring, with the restored session if there is one. */
    tireHotelRestored: (
      state,
      { payload }: PayloadAction<{ page: TirePage; session: TireSession; vehicle?: number | undefined } | null>,
    ) => {
      state.restored = true;
      if (!payload) return;
      Object.assign(state, restoreVisitor(payload.session, payload.vehicle));
      state.page = allowedPage(state, payload.session.attempt ? 'booking' : payload.page);
    },
    /** The browser has a session; the visitor decides whether to resume it. */
    sessionFound: (state) => {
      state.restored = true;
      state.sessionWaiting = true;
    },
    /** The visitor resumes the browser's session. */
    sessionEntered: (state, { payload }: PayloadAction<TireSession>) => {
      Object.assign(state, restoreVisitor(payload));
      state.sessionWaiting = false;
      goTo(state, payload.attempt ? 'booking' : 'loggedIn');
    },
    /** A login resumes after a reload; `now` in ms since 1970. */
    loginRestored: (
      state,
      { payload: { page, login, now } }: PayloadAction<{ page: TirePage; login: TireLogin; now: number }>,
    ) => {
      const { customer, credentials, sentSecondsAgo } = login;
      state.restored = true;
      state.regNo = customer.regNo;
      state.customer = customer;
      state.credentials = credentials;
      state.codeSentAt = credentials && now - 1000 * sentSecondsAgo;
      state.page = allowedPage(state, page === 'validate' && !credentials ? 'login' : page);
    },
    underWayChanged: (state, { payload }: PayloadAction<TextKey | null>) => {
      state.underWay = payload;
    },
    /** A registration number has an agreement: the code can be sent. */
    customerFound: (state, { payload }: PayloadAction<TireCustomer>) => {
      Object.assign(state, { regNo: payload.regNo, customer: payload, credentials: null }, clearedNotices);
      goTo(state, 'login');
    },
    /** A code has been sent; `at` in ms since 1970. */
    codeSent: (
      state,
      { payload: { at, credentials } }: PayloadAction<{ at: number; credentials: TireCredentials }>,
    ) => {
      state.credentials = credentials;
      state.codeSentAt = at;
      goTo(state, 'validate');
    },
    /** The code is right: the login credentials are dropped. */
    codeAccepted: (state, { payload }: PayloadAction<TireValidated>) => {
      const { attempt = null, ...validated } = payload;
      Object.assign(
        state,
        { customer: null, credentials: null, codeSentAt: null },
        clearedNotices,
        restoreVisitor({ validated, confirmation: null, attempt }),
      );
      goTo(state, attempt ? 'booking' : 'loggedIn');
    },
    visitConcealed: (state) => {
      state.concealed = true;
    },
    visitRevealed: (state) => {
      state.concealed = false;
    },
    pageOpened: (state, { payload }: PayloadAction<TirePage>) => goTo(state, payload),
    /** The visitor looks at another vehicle of the same phone, whose booking starts empty. */
    vehicleChosen: (state, { payload }: PayloadAction<number>) => {
      state.vehicle = payload;
      state.draft = emptyDraft;
      state.moves += 1;
    },
    draftChanged: ({ draft }, { payload }: PayloadAction<Partial<WheelChangeDraft>>) => {
      Object.assign(draft, payload);
    },
    wheelChangeBooked: (state, { payload }: PayloadAction<TireConfirmation>) => {
      state.confirmation = payload;
      state.draft = emptyDraft;
      goTo(state, 'confirmation');
    },
    /** Current bookings in the booking system, which a link may have moved or cancelled meanwhile. */
    nextChangesLoaded: ({ validated }, { payload }: PayloadAction<NextWheelChange[]>) => {
      if (validated) validated.nextChanges = payload;
    },
    /** Clears all data when the visitor leaves, wants another car, or (`lost`) has lost the session. */
    tireHotelLeft: ({ page, moves }, { payload: { lost } }: PayloadAction<{ lost: boolean }>): TireHotelState => ({
      ...initialState,
      restored: true,
      sessionLost: lost,
      moves: page === 'search' ? moves : moves + 1,
    }),
  },
});

export const {
  tireHotelRestored,
  sessionFound,
  sessionEntered,
  loginRestored,
  underWayChanged,
  customerFound,
  codeSent,
  codeAccepted,
  visitConcealed,
  visitRevealed,
  pageOpened,
  vehicleChosen,
  draftChanged,
  wheelChangeBooked,
  nextChangesLoaded,
  tireHotelLeft,
} = tireHotelSlice.actions;

/** The part of the app's state that has the slice, once its code has loaded. */
interface WithTireHotel {
  tireHotel?: TireHotelState;
}

export function selectTireHotel(state: WithTireHotel): TireHotelState {
  return state.tireHotel ?? initialState;
}

/** The vehicle that the visitor sees; null before a right code. */
export function selectTireVehicle(state: WithTireHotel): TireVehicle | null {
  const { validated, vehicle } = selectTireHotel(state);
  return validated?.vehicles[vehicle] ?? validated?.vehicles[0] ?? null;
}
