import type { ReactNode } from 'react';
import { RadioCards } from './RadioCards.tsx';
import type { RadioCardsProps } from './RadioCards.tsx';
import { useLeadField } from './useLeadField.ts';

interface LeadRadioCardsProps extends Pick<RadioCardsProps, 'required'> {
  name: string;
  /** Label; by default that of the form's labels. */
  legend?: string;
  cards: readonly { value: string; title: string; text: string }[];
  /** Chooses a card, instead of the change of the field alone. */
  onChoose?: (value: string) => void;
}

/** A choice of one card in a LeadForm. */
export function LeadRadioCards({ name, legend, cards, onChoose, ...group }: LeadRadioCardsProps): ReactNode {
  const { id, label, error, value: chosen, change } = useLeadField(name);
  return (
    <RadioCards
      {...group}
      id={id}
      legend={legend ?? label}
      error={error}
      cards={cards.map((card) => ({
        ...card,
        control: { name, checked: card.value === chosen, onChange: () => (onChoose ?? change)(card.value) },
      }))}
    />
  );
}
