import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { CalculationType, FinanceProduct, PhysicalVehicle } from '../../../shared/finance/FinanceTypes.ts';
import { readQuote, startingChoice } from '../../../shared/finance/quoteAnswer.ts';
import type { ReadQuote } from '../../../shared/finance/quoteAnswer.ts';
import { quoteRequest } from '../../../shared/finance/quoteRequest.ts';
import type { QuoteChoice } from '../../../shared/finance/quoteRequest.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { quoteRead } from './quoteState.ts';

export type GivenQuote = Extract<ReadQuote, { failed: false }>;

/** State of one product's panel. */
export interface QuotePanelState {
  /** Values of the controls. */
  choice: QuoteChoice;
  /** The newest quote; null before the first one. */
  given: GivenQuote | null;
  /** In the phases asking and refused the figures of `given` belong to an earlier choice. */
  phase: 'asking' | 'given' | 'refused';
  /** Reason why the payment changed with term or mileage, in the provider's words; "" if it did not. */
  note: string;
}

type Event =
  | { type: 'chosen'; change: Partial<QuoteChoice> }
  | { type: 'asked' }
  | { type: 'restored' }
  | { type: 'answered'; read: ReadQuote; calculation: CalculationType; note: string };

function reduce(state: QuotePanelState, event: Event): QuotePanelState {
  if (event.type === 'chosen') return { ...state, choice: { ...state.choice, ...event.change }, phase: 'asking' };
  if (event.type === 'asked') return { ...state, phase: 'asking' };
  if (event.type === 'restored') {
    const choice = state.given ? { ...state.choice, ...toFigures(state.given) } : state.choice;
    return { ...state, choice, phase: state.given ? 'given' : state.phase };
  }
  const { read, calculation, note } = event;
  if (read.failed) return { ...state, phase: 'refused', note: '' };
  return { choice: { ...toFigures(read), calculation }, given: read, phase: 'given', note };
}

function toFigures({ quote }: GivenQuote): Omit<QuoteChoice, 'calculation'> {
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage } = quote;
  return { term: Term, deposit: TotalDeposit, payment: TotalRegularPayment, mileage: AnnualMileage };
}

/** Requesting dealer, and the car. */
export interface QuotedCar {
  id: string;
  vehicle: PhysicalVehicle;
  dealerKey: string;
}

/**
 * Quote of one product: requested at once and after every change, which also updates the controls.
 * Only the response to the last request counts.
 */
export function useQuote(
  product: FinanceProduct,
  { id, vehicle, dealerKey }: QuotedCar,
): QuotePanelState & {
  choose: (change: Partial<QuoteChoice>) => void;
  askAgain: () => void;
  /** Resets the controls to the newest quote. */
  restore: () => void;
} {
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(reduce, product, (start): QuotePanelState => ({
    choice: startingChoice(start),
    given: null,
    phase: 'asking',
    note: '',
  }));
  const newest = useRef<GivenQuote | null>(null);
  const choice = useRef(state.choice);
  const question = useRef(0);
  const familyKey = product.FamilyKey;

  const ask = useCallback(async (): Promise<void> => {
    question.current += 1;
    const mine = question.current;
    const requestQuote = (wanted: QuoteChoice): Promise<ReadQuote> =>
      dispatch(askForQuote({ id, vehicle, dealerKey }, familyKey, wanted));
    let wanted = choice.current;
    let read = await requestQuote(wanted);
    if (mine !== question.current) return;
    let note = '';
    if (read.failed && read.message && isOtherContract(wanted, newest.current)) {
      // the payment is not possible over the new term: the deposit is kept instead
      const byDeposit: QuoteChoice = { ...wanted, calculation: 'ToRegularPayment' };
      const second = await requestQuote(byDeposit);
      if (mine !== question.current) return;
      if (!second.failed) [wanted, note, read] = [byDeposit, read.message, second];
    }
    if (!read.failed) newest.current = read;
    dispatch(quoteRead({ familyKey, message: read.failed ? read.message : '' }));
    send({ type: 'answered', read, calculation: wanted.calculation, note });
  }, [dispatch, familyKey, id, vehicle, dealerKey]);

  useEffect(() => {
    choice.current = state.choice;
  }, [state.choice]);
  useEffect(() => {
    void ask();
    return () => {
      question.current += 1; // the panel is unmounted: a response would have no receiver
    };
  }, [ask]);

  return {
    ...state,
    choose: (change) => {
      choice.current = { ...state.choice, ...change };
      send({ type: 'chosen', change });
      void ask();
    },
    restore: () => send({ type: 'restored' }),
    askAgain: () => {
      send({ type: 'asked' });
      void ask();
    },
  };
}

/** True if a payment is requested for another term or mileage than the newest quote's. */
function isOtherContract({ calculation, term, mileage }: QuoteChoice, newest: GivenQuote | null): boolean {
  if (calculation !== 'ToCashDeposit' || !newest) return false;
  return term !== newest.quote.Term || mileage !== newest.quote.AnnualMileage;
}

/** Requests a quote; a failed request is refused without a message. */
function askForQuote(
  { id, vehicle, dealerKey }: QuotedCar,
  familyKey: string,
  choice: QuoteChoice,
): AppThunk<Promise<ReadQuote>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      return readQuote(await gateways.finance.calculate(quoteRequest(vehicle, { id, dealerKey, familyKey }, choice)));
    } catch {
      return { failed: true, message: '' };
    }
  };
}
