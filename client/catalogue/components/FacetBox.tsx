import { memo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { usePressed } from '../../ui/usePressed.ts';

export interface FacetBoxProps {
  facet: string;
  /** As in the filters: "Volvo>XC60" for a child, "!Volvo" for an excluded value. */
  value: string;
  text: string;
  /** Cars the list has with the value; left out for an excluded one. */
  count: number | undefined;
  chosen: boolean;
  onToggle: (facet: string, value: string) => void;
  /** child: a value below another; alone: the only one of its facet. */
  look?: 'child' | 'alone';
}

/** One value of a facet. A value that would find nothing is shown and cannot be chosen; a chosen one can be cleared. */
export const FacetBox = memo(function FacetBox(props: FacetBoxProps): ReactNode {
  const { facet, value, text, count, chosen, onToggle, look } = props;
  const [shown, press] = usePressed(chosen);
  const dead = count === 0 && !shown;
  return (
    <label className={classNames(dead && 'facet-dead', look && `facet-${look}`) || undefined}>
      <input
        type="checkbox"
        name={facet}
        value={value}
        checked={shown}
        disabled={dead}
        onChange={(event) => {
          press(event.target.checked);
          onToggle(facet, value);
        }}
      />
      {text}
      {count !== undefined && <span>{count}</span>}
    </label>
  );
});
