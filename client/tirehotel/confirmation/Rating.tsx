import { useId, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import './Rating.css';
import { ratingRange } from '../../../shared/tirehotel/tireHotelRules.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { AppThunk } from '../../app/store.ts';
import { browserLogger } from '../../browser/browserLogger.ts';
import { underWayChanged } from '../tireHotelState.ts';
import { focusHeading } from '../../ui/focus/focusHeading.ts';

const allStars = Array.from({ length: ratingRange.max }, (_none, index) => ratingRange.min + index);
/** Maximum length in characters. */
const maxCommentCharacters = 1000;

/** Rating by one to five stars and a comment; a thank you afterwards. */
export function Rating(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const id = useId();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [tried, setTried] = useState(false);
  const focusFaults = useFaultFocus();
  const [status, setStatus] = useState<'open' | 'sending' | 'sent'>('open');

  const send = async (): Promise<void> => {
    setStatus('sending');
    await dispatch(sendReview(stars, comment));
    setStatus('sent');
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    focusFaults(event.currentTarget, () => setTried(true));
    if (status === 'open' && stars >= ratingRange.min) void send();
  };
  const missing = tried && stars < ratingRange.min;

  if (status === 'sent') return <Thanks />;
  return (
    <form className="rating" aria-labelledby={`${id}title`} onSubmit={submit} noValidate>
      <h2 className="h3" id={`${id}title`}>
        {t('wheelRatingTitle')}
      </h2>
      <p className="small muted">{t('wheelRatingText')}</p>
      <fieldset
        className="rating-stars"
        role="radiogroup"
        aria-required
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}missing` : undefined}
      >
        <legend className="visually-hidden">{t('wheelRating')}</legend>
        {allStars.map((star) => (
          <label key={star} className={classNames('rating-star', star <= stars && 'rating-star-on')}>
            <input
              type="radio"
              name={`${id}stars`}
              value={star}
              checked={star === stars}
              aria-label={t('wheelStars', { stars: star })}
              onChange={() => setStars(star)}
            />
            <Icon name="star" size="l" />
          </label>
        ))}
      </fieldset>
      {missing && (
        <p className="form-error" id={`${id}missing`}>
          {t('wheelRatingMissing')}
        </p>
      )}
      <FormField id={`${id}comment`} label={t('wheelComment')} note={t('wheelOptional')}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={maxCommentCharacters}
            autoComplete="off"
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="secondary" className="rating-send" busy={status === 'sending'}>
        {t('wheelRate')}
      </Button>
    </form>
  );
}

/** Replaces the form and takes its focus. */
function Thanks(): ReactNode {
  const t = useTexts();
  return (
    <div className="rating-thanks">
      <Icon name="check" />
      <div>
        <h2 className="h4" ref={focusHeading}>
          {t('wheelRated')}
        </h2>
        <p className="small">{t('wheelRatedText')}</p>
      </div>
    </div>
  );
}

/**
 * Sends a rating. Visitors are thanked whether or not it arrives, so failures are only logged.
 * Even an expired session keeps the confirmation on screen.
 */
function sendReview(rating: number, comment: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { gateways }) => {
    dispatch(underWayChanged('wheelRatingSending'));
    try {
      const date = gateways.clock.now().toISOString();
      await gateways.tireHotel.review({ rating, comment: comment.trim(), date });
    } catch (error) {
      const code = error instanceof TireHotelError ? error.code : 'NoAnswer';
      browserLogger.error('tireHotel.reviewFailed', { code });
    } finally {
      dispatch(underWayChanged(null));
    }
  };
}
