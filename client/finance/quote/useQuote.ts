import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { FinanceProduct, PhysicalVehicle } from '../../../shared/finance/FinanceTypes.ts';
import { readQuote, startingChoice } from '../../../shared/finance/quoteAnswer.ts';
import type { ReadQuote } from '../../../shared/finance/quoteAnswer.ts';
import { quoteRequest } from '../../../shared/finance/quoteRequest.ts';
import type { QuoteChoice } from '../../../shared/finance/quoteRequest.ts';
import { useAppDispatch } from '../../app/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { quoteRead } from './quoteState.ts';

export type GivenQuote = Extract<ReadQuote, { failed: false }>;

/** One product's panel. */
export interface QuotePanelState {
  /** What the controls show. */
  choice: QuoteChoice;
  /** The newest quote, while nothing has gone wrong since. */
  given: GivenQuote | null;
  /** asking: the figures of `given` are of an earlier choice. */
  phase: 'asking' | 'given' | 'refused';
}

type Event =
  { type: 'chosen'; change: Partial<QuoteChoice> } | { type: 'asked' } | { type: 'answered'; read: ReadQuote };

function reduce(state: QuotePanelState, event: Event): QuotePanelState {
  if (event.type === 'chosen') return { ...state, choice: { ...state.choice, ...event.change }, phase: 'asking' };
  if (event.type === 'asked') return { ...state, phase: 'asking' };
  if (event.read.failed) return { ...state, given: null, phase: 'refused' };
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage } = event.read.quote;
  const figures = { term: Term, deposit: TotalDeposit, payment: TotalRegularPayment, mileage: AnnualMileage };
  return { choice: { ...state.choice, ...figures }, given: event.read, phase: 'given' };
}

/** Who asks, and for which car. */
export interface QuotedCar {
  id: string;
  vehicle: PhysicalVehicle;
  dealerKey: string;
}

/**
 * The quote of one product: asked for at once and after every change, whose figures are then those of the controls.
 * Only the answer to the last question counts.
 */
export function useQuote(
  product: FinanceProduct,
  { id, vehicle, dealerKey }: QuotedCar,
): QuotePanelState & { choose: (change: Partial<QuoteChoice>) => void; askAgain: () => void } {
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(reduce, product, (start): QuotePanelState => ({
    choice: startingChoice(start),
    given: null,
    phase: 'asking',
  }));
  const choice = useRef(state.choice);
  const question = useRef(0);
  const familyKey = product.FamilyKey;

  const ask = useCallback(async (): Promise<void> => {
    question.current += 1;
    const mine = question.current;
    const read = await dispatch(askForQuote({ id, vehicle, dealerKey }, familyKey, choice.current));
    if (mine !== question.current) return;
    dispatch(quoteRead({ familyKey, message: read.failed ? read.message : '' }));
    send({ type: 'answered', read });
  }, [dispatch, familyKey, id, vehicle, dealerKey]);

  useEffect(() => {
    choice.current = state.choice;
  }, [state.choice]);
  useEffect(() => {
    void ask();
    return () => {
      question.current += 1; // the panel is gone, and so is whoever waits for an answer
    };
  }, [ask]);

  return {
    ...state,
    choose: (change) => {
      choice.current = { ...state.choice, ...change };
      send({ type: 'chosen', change });
      void ask();
    },
    askAgain: () => {
      send({ type: 'asked' });
      void ask();
    },
  };
}

/** A quote that cannot be asked for is one that is refused without a word. */
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
