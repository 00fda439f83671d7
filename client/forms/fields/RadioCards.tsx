import type { ComponentProps, ReactNode } from 'react';
import './FormField.css';
import './RadioCards.css';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { Icon } from '../../ui/Icon.tsx';

interface RadioCard {
  value: string;
  title: string;
  text: string;
  control: Pick<ComponentProps<'input'>, 'name' | 'checked' | 'defaultChecked' | 'onChange'>;
}

export interface RadioCardsProps {
  /** Id of the first card's button, the target of the error summary. */
  id: string;
  legend: string;
  cards: readonly RadioCard[];
  error?: string | undefined;
  required?: boolean;
}

/** A choice of one card among few, each with a title and an explanation. */
export function RadioCards({ id, legend, cards, error, required = false }: RadioCardsProps): ReactNode {
  const errorId = `${id}-error`;
  const hydrated = useHydrated();
  return (
    <fieldset
      className="radio-cards form-wide"
      role="radiogroup"
      aria-required={(required && hydrated) || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <legend className="form-label">{legend}</legend>
      {cards.map(({ value, title, text, control }, index) => (
        <label key={value} className="radio-card">
          <input
            type="radio"
            {...control}
            id={index === 0 ? id : undefined}
            value={value}
            required={required && !hydrated}
          />
          <span>
            <b>{title}</b>
            <span className="small muted">{text}</span>
          </span>
        </label>
      ))}
      {error && (
        <p className="form-error radio-cards-error" id={errorId}>
          <Icon name="warning" size="s" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
