import type { ServiceSelection } from '../../../shared/booking/BookingStore.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { offeringChosen, offeringRemoved, selectDraft } from '../state/bookingState.ts';
import { newBookingDemand, useSelection } from './useSelection.ts';
import type { OfferChoices } from './useSelection.ts';

/** Choice among offerings for the current booking. */
export function useOfferChoices(type: ServiceSelection['type']): OfferChoices {
  const dispatch = useAppDispatch();
  const { services, milage } = useAppSelector(selectDraft);
  const chosenOffers = {
    services,
    milage,
    choose: (choice: Parameters<typeof offeringChosen>[0]) => dispatch(offeringChosen(choice)),
    remove: (choice: Parameters<typeof offeringRemoved>[0]) => dispatch(offeringRemoved(choice)),
  };
  return useSelection(type, chosenOffers, newBookingDemand);
}
