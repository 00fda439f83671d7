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
import { shownVehicle } from '../../shared/tirehotel/tireHotelRules.ts';
import type { AppState } from '../app/store.ts';
import type { TextKey } from '../site/TextKey.ts';
import { emptyDraft } from './booking/wheelChangeDraft.ts';
import type { WheelChangeDraft } from './booking/wheelChangeDraft.ts';

export const tirePages = ['search', 'login', 'validate', 'loggedIn', 'booking', 'confirmation'] as const;
export type TirePage = (typeof tirePages)[number];

/** The visitor at the tire hotel. In memory alone: of all this a tab stores the page and the status, see tireHotelSession.ts. */
export interface TireHotelState {
  page: TirePage;
  /** How often the visitor has come to another page: 0 until then, and after a reload. */
  moves: number;
  /** What is done at the moment; nothing else can be done meanwhile. Null: nothing. */
  underWay: TextKey | null;
  /** What the tab stored has been looked at. False on the server and until the page is taken over. */
  restored: boolean;
  /** The session has come to an end by itself, and the visitor has not been told on another page yet. */
  sessionLost: boolean;
  /** The browser has a session that this tab does not show: of another tab, or of one that was closed. */
  sessionWaiting: boolean;
  /** The plate that was searched for; "" before, and after a reload. */
  regNo: string;
  customer: TireCustomer | null;
  credentials: TireCredentials | null;
  /** When the last code was sent, ms since 1970. */
  codeSentAt: number | null;
  validated: TireValidated | null;
  confirmation: TireConfirmation | null;
  /** Of the wheel change that is being booked. */
  draft: WheelChangeDraft;
}

const initialState: TireHotelState = {
  page: 'search',
  moves: 0,
  underWay: null,
  restored: false,
  sessionLost: false,
  sessionWaiting: false,
  regNo: '',
  customer: null,
  credentials: null,
  codeSentAt: null,
  validated: null,
  confirmation: null,
  draft: emptyDraft,
};

/** Whether the code was right: the status of a right one is 0. */
export function isValidated({ validated }: Pick<TireHotelState, 'validated'>): boolean {
  return validated?.status === 0 && validated.vehicles.length > 0;
}

/** The page that may show instead of the one that is wanted: the pages of a vehicle are for who has shown a right code. */
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

function goTo(state: TireHotelState, wanted: TirePage): TireHotelState {
  const page = allowedPage(state, wanted);
  return page === state.page ? state : { ...state, page, moves: state.moves + 1 };
}

/** What the server knows of a visitor, with a booking whose answer never came. */
function visitorOf({ validated, confirmation, attempt }: TireSession): Partial<TireHotelState> {
  if (!attempt) return { validated, confirmation };
  const { customer, freeText } = attempt.request;
  const draft = { contact: { ...customer, comment: freeText }, attempt: { ...attempt, unknown: true } };
  return { validated, confirmation, draft };
}

/** What the search tells of the session, once it has been read. */
const noNews = { sessionLost: false, sessionWaiting: false };

/** The tire hotel. Its reducer joins a tab's store when its code is there: see tireHotelSession.ts. */
export const tireHotelSlice = createSlice({
  name: 'tireHotel',
  initialState,
  reducers: {
    /** What the tab stored has been looked at; the session it stands for, when there is one. */
    tireHotelRestored: (
      state: TireHotelState,
      { payload }: PayloadAction<{ page: TirePage; session: TireSession } | null>,
    ): TireHotelState => {
      if (!payload) return { ...state, restored: true };
      const known = { ...state, ...visitorOf(payload.session), restored: true };
      return { ...known, page: allowedPage(known, payload.session.attempt ? 'booking' : payload.page) };
    },
    /** The browser has a session; the visitor says whether to go on with it. */
    sessionFound: (state: TireHotelState) => ({ ...state, restored: true, sessionWaiting: true }),
    /** The visitor goes on with the session that the browser has. */
    sessionEntered: (state: TireHotelState, { payload }: PayloadAction<TireSession>) =>
      goTo({ ...state, ...visitorOf(payload), sessionWaiting: false }, payload.attempt ? 'booking' : 'loggedIn'),
    /** A login goes on after a reload; `now` in ms since 1970. */
    loginRestored: (
      state: TireHotelState,
      { payload: { page, login, now } }: PayloadAction<{ page: TirePage; login: TireLogin; now: number }>,
    ) => {
      const { customer, credentials, sentSecondsAgo } = login;
      const codeSentAt = credentials && now - 1000 * sentSecondsAgo;
      const known = { ...state, restored: true, regNo: customer.regNo, customer, credentials, codeSentAt };
      return { ...known, page: allowedPage(known, page === 'validate' && !credentials ? 'login' : page) };
    },
    underWayChanged: (state: TireHotelState, { payload }: PayloadAction<TextKey | null>) => ({
      ...state,
      underWay: payload,
    }),
    /** A plate has an agreement: the code can be sent. */
    customerFound: (state: TireHotelState, { payload }: PayloadAction<TireCustomer>) =>
      goTo({ ...state, regNo: payload.regNo, customer: payload, credentials: null, ...noNews }, 'login'),
    /** A code is on its way; `at` in ms since 1970. */
    codeSent: (
      state: TireHotelState,
      { payload: { at, credentials } }: PayloadAction<{ at: number; credentials: TireCredentials }>,
    ) => goTo({ ...state, credentials, codeSentAt: at }, 'validate'),
    /** A right code: what let it in is of no use any more. */
    codeAccepted: (state: TireHotelState, { payload }: PayloadAction<TireValidated>) => {
      const { attempt = null, ...validated } = payload;
      const session = visitorOf({ validated, confirmation: null, attempt });
      const known = { ...state, customer: null, credentials: null, codeSentAt: null, ...noNews, ...session };
      return goTo(known, attempt ? 'booking' : 'loggedIn');
    },
    pageOpened: (state: TireHotelState, { payload }: PayloadAction<TirePage>) => goTo(state, payload),
    draftChanged: (state: TireHotelState, { payload }: PayloadAction<Partial<WheelChangeDraft>>) => ({
      ...state,
      draft: { ...state.draft, ...payload },
    }),
    wheelChangeBooked: (state: TireHotelState, { payload }: PayloadAction<TireConfirmation>) =>
      goTo({ ...state, confirmation: payload, draft: emptyDraft }, 'confirmation'),
    /** What stands in the booking system now, which a link may have moved or cancelled meanwhile. */
    nextChangesLoaded: (state: TireHotelState, { payload }: PayloadAction<NextWheelChange[]>) => ({
      ...state,
      validated: state.validated && { ...state.validated, nextChanges: payload },
    }),
    /** The visitor has left, wants another car, or (`lost`) has no session any more: everything is forgotten. */
    tireHotelLeft: (
      { page, moves }: TireHotelState,
      { payload: { lost } }: PayloadAction<{ lost: boolean }>,
    ): TireHotelState => ({
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
  pageOpened,
  draftChanged,
  wheelChangeBooked,
  nextChangesLoaded,
  tireHotelLeft,
} = tireHotelSlice.actions;

export function selectTireHotel(state: AppState): TireHotelState {
  return state.tireHotel ?? initialState;
}

/** The vehicle that the visitor sees; null before a code was right. */
export function selectTireVehicle(state: AppState): TireVehicle | null {
  const { validated, regNo } = selectTireHotel(state);
  return shownVehicle(validated?.vehicles ?? [], regNo);
}
