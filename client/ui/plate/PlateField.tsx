import type { ReactNode, RefObject } from 'react';
import { useTypedBefore } from '../useTypedBefore.ts';
import { Plate } from './Plate.tsx';
import type { PlateProps } from './Plate.tsx';

interface PlateFieldProps extends Pick<PlateProps, 'look' | 'wrong'> {
  id: string;
  /** The input, for the page that moves the focus to it. */
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** A registration number of the country, as placeholder. */
  example: string;
  /** Id of what says why the number is wrong. */
  describedBy?: string | undefined;
  /** Keeps its text meanwhile: a search is under way. */
  busy: boolean;
  /** Called with what stands in the field, also with what was typed before hydration. */
  onType: (text: string) => void;
}

/** A field for a registration number that looks like a plate of the site's country. The caller labels it by its id. */
export function PlateField(props: PlateFieldProps): ReactNode {
  const { id, field, value, example, look, wrong = false, describedBy, busy, onType } = props;
  useTypedBefore(field, onType);
  return (
    <Plate look={look} wrong={wrong}>
      <input
        id={id}
        ref={field}
        className="plate-field"
        type="text"
        value={value}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        spellCheck={false}
        readOnly={busy}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onType(event.target.value)}
      />
    </Plate>
  );
}
