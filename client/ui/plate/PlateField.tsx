import type { ReactNode, RefObject } from 'react';
import { useRequired } from '../fields/useRequired.ts';
import { useTypedBefore } from '../fields/useTypedBefore.ts';
import { Plate } from './Plate.tsx';
import type { PlateProps } from './Plate.tsx';

export interface PlateFieldProps extends Pick<PlateProps, 'look' | 'wrong'> {
  id: string;
  /** The input, so that the page can move the focus to it. */
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** A registration number of the country, as placeholder. */
  example: string;
  /** Id of the element that explains why the number is wrong. */
  describedBy?: string | undefined;
  /** Makes the field read-only while a search is running. */
  busy: boolean;
  /** Called with the field's text, including text typed before hydration. */
  onType: (text: string) => void;
}

/**
 * A required registration number field that looks like a plate of the site's country.
 * The caller labels it by its id.
 */
export function PlateField(props: PlateFieldProps): ReactNode {
  const { id, field, value, example, look, wrong = false, describedBy, busy, onType } = props;
  useTypedBefore(field, onType);
  const required = useRequired();
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
        {...required}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onType(event.target.value)}
      />
    </Plate>
  );
}
