import type { ReactNode } from 'react';
import './ProgressBar.css';

/** Progress towards a total, hidden from screen readers: a text next to it says "Visar 48 av 214". */
export function ProgressBar({ value, max }: { value: number; max: number }): ReactNode {
  return <progress className="progress-bar" value={Math.min(value, max)} max={Math.max(max, 1)} aria-hidden="true" />;
}
