import { memo } from 'react';
import type { ReactNode } from 'react';
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
  child?: boolean;
}

/** One value of a facet. What would find nothing is shown and cannot be chosen; what is chosen can be cleared. */
export const FacetBox = memo(function FacetBox(props: FacetBoxProps): ReactNode {
  const { facet, value, text, count, chosen, onToggle, child = false } = props;
  const [shown, press] = usePressed(chosen);
  const dead = count === 0 && !shown;
  return (
    <label className={`facet-value${child ? ' facet-child' : ''}${dead ? ' facet-value-dead' : ''}`}>
      <input
        type="checkbox"
        className="facet-box"
        name={facet}
        value={value}
        checked={shown}
        disabled={dead}
        onChange={(event) => {
          press(event.target.checked);
          onToggle(facet, value);
        }}
      />
      <span>{text}</span>
      {count !== undefined && <span className="facet-count">{count}</span>}
    </label>
  );
});
