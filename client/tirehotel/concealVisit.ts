import type { TireSession } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { AppStore } from '../app/store.ts';
import { onPageRestored } from '../browser/onPageRestored.ts';
import { selectTireHotel, visitConcealed, visitRevealed } from './tireHotelState.ts';
import type { TireHotelState } from './tireHotelState.ts';
import { askTireHotel } from './tireHotelThunks.ts';

interface ConcealOptions {
  /** Local storage key that the tabs of the site remove with the end of a session. */
  visitKey: string;
  reload?: () => void;
}

/**
 * Hides a visitor's data on a page that is left until the server confirms the session again.
 * The same happens when another tab logs out. The back-forward cache keeps the document as it was, even if the visitor logs out on a later page.
 */
export function concealVisit(
  tab: AppStore,
  { visitKey, reload = () => window.location.reload() }: ConcealOptions,
): void {
  const conceal = (): void => {
    if (hasVisitor(selectTireHotel(tab.getState()))) tab.dispatch(visitConcealed());
  };
  const confirm = (): void => void confirmVisit(tab, reload);
  window.addEventListener('pagehide', conceal);
  onPageRestored(confirm);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== visitKey || newValue !== null) return;
    conceal();
    confirm();
  });
}

function hasVisitor({ validated, customer }: TireHotelState): boolean {
  return validated !== null || customer !== null;
}

/** Shows the data again if the session is the same; else a reload restores what the server knows. */
async function confirmVisit(tab: AppStore, reload: () => void): Promise<void> {
  const { concealed, validated } = selectTireHotel(tab.getState());
  if (!concealed) return;
  if (!validated) {
    reload(); // a login in progress
    return;
  }
  try {
    const session = await tab.dispatch(askTireHotel((gateway) => gateway.session()));
    if (isSame(session, selectTireHotel(tab.getState()))) tab.dispatch(visitRevealed());
    else reload();
  } catch {
    // without a session the search shows, with a notice
    if (selectTireHotel(tab.getState()).concealed) reload();
  }
}

function isSame({ validated, confirmation, attempt }: TireSession, state: TireHotelState): boolean {
  const plates = ({ vehicles }: TireSession['validated']): string => vehicles.map(({ regNo }) => regNo).join(' ');
  const booked = confirmation?.bookingConfirmationId ?? null;
  return (
    attempt === null &&
    state.validated !== null &&
    plates(validated) === plates(state.validated) &&
    booked === (state.confirmation?.bookingConfirmationId ?? null)
  );
}
