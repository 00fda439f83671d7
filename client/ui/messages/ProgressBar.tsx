import type { ReactNode } from 'react';
import './ProgressBar.css';

/** Progress towards a total. `label` describes it in words ("Visar 48 av 214"). */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }): ReactNode {
  return <progress className="progress-bar" value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={label} />;
}
