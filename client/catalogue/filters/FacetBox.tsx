import { memo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { usePressed } from '../../ui/hooks/usePressed.ts';

export interface FacetBoxProps {
  facet: string;
  /** Value in filter notation: "Volvo>XC60" for a child, "!Volvo" for an excluded value. */
  value: string;
  text: string;
  /** Number of the list's cars with the value; unset for an excluded one. */
  count: number | undefined;
  chosen: boolean;
  onToggle: (facet: string, value: string) => void;
  /** child: nested below another value; alone: the only value of its facet. */
  look?: 'child' | 'alone';
}

/** One value of a facet. A value without cars is shown but disabled, unless it is chosen. */
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
