import type { ReactNode } from 'react';
import './TireFooter.css';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { useTireHotelFields } from '../tireHotelFields.ts';
import { isValidated, selectTireHotel } from '../tireHotelState.ts';
import { leaveTireHotel } from '../tireHotelThunks.ts';

/** Footer of every tire hotel page: contacts, and logout for logged-in visitors. */
export function TireFooter(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector((state) => isValidated(selectTireHotel(state)));
  const { email } = useTireHotelFields();
  return (
    <div className="tire-footer">
      <p>
        <b>{t('tireQuestions')}</b>
        {email && (
          <>
            <br />
            <a className="tire-footer-mail" href={`mailto:${email}`}>
              {email}
            </a>
          </>
        )}
      </p>
      {loggedIn && (
        <Button variant="ghost" size="s" onClick={() => void dispatch(leaveTireHotel())}>
          {t('tireLogOut')}
        </Button>
      )}
    </div>
  );
}
