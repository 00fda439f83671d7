import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { keyTarget, moveBound } from '../../../shared/catalogue/rangeRules.ts';
import type { Bounds } from '../../../shared/catalogue/rangeRules.ts';
import type { Translate } from '../../site/translate.ts';

export interface RangeSliderProps {
  limits: Bounds;
  bounds: Bounds;
  /** Of the histogram's bins, from the lowest up. */
  counts: number[];
  label: string;
  t: Translate;
  textOf: (amount: number) => string;
  /** While a thumb moves. */
  onMove: (bounds: Bounds) => void;
  /** After a key: the thumb may move on. */
  onRest: (bounds: Bounds) => void;
  /** A dragged thumb was let go. */
  onDone: (bounds: Bounds) => void;
}

const barsHeight = 72;

/** Histogram and slider in one drawing: positions are attributes, so that the server can place them without styles. */
export function RangeSlider(props: RangeSliderProps): ReactNode {
  const { limits, bounds, counts, label, t, onMove, onDone } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const dragged = useRef<{ end: 'min' | 'max'; bounds: Bounds } | null>(null);
  const share = (amount: number): number => ((amount - limits.min) / (limits.max - limits.min)) * 100;
  const [from, to] = [share(bounds.min), share(bounds.max)];
  const total = counts.reduce((sum, count) => sum + count, 0);

  const amountAt = (event: PointerEvent): number => {
    const box = drawing.current?.getBoundingClientRect();
    const part = box && box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    return limits.min + part * (limits.max - limits.min);
  };
  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    if (!dragged.current) return;
    dragged.current.bounds = moveBound(dragged.current.bounds, dragged.current.end, amountAt(event), limits);
    onMove(dragged.current.bounds);
  };
  const take = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    const amount = amountAt(event);
    const nearMin =
      Math.abs(amount - bounds.min) < Math.abs(amount - bounds.max) ||
      (bounds.min === bounds.max && amount < bounds.min);
    dragged.current = { end: nearMin ? 'min' : 'max', bounds };
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  };
  const drop = (): void => {
    if (dragged.current) onDone(dragged.current.bounds);
    dragged.current = null;
  };

  return (
    <svg
      ref={drawing}
      className="range-slider"
      width="100%"
      height={barsHeight + 44}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <Bars counts={counts} from={from} to={to} title={t('histogramLabel', { facet: label, count: total })} />
      <rect className="range-slider-track" x="0" y={barsHeight} width="100%" height="4" rx="2" />
      <rect
        className="range-slider-chosen"
        x={`${from}%`}
        y={barsHeight}
        width={`${Math.max(0, to - from)}%`}
        height="4"
      />
      <Thumb {...props} end="min" at={from} />
      <Thumb {...props} end="max" at={to} />
    </svg>
  );
}

function Bars({ counts, from, to, title }: { counts: number[]; from: number; to: number; title: string }): ReactNode {
  const highest = Math.max(1, ...counts);
  const width = 100 / counts.length;
  return (
    <g role="img" aria-label={title}>
      {counts.map((count, at) => {
        const height = count === 0 ? 2 : Math.max(4, Math.round((count / highest) * barsHeight));
        const middle = (at + 0.5) * width;
        const inside = middle >= from && middle <= to;
        return (
          <rect
            key={at}
            className={inside ? 'range-slider-bar range-slider-bar-in' : 'range-slider-bar'}
            x={`${round(at * width)}%`}
            width={`${round(width * 0.84)}%`}
            y={barsHeight - height}
            height={height}
          />
        );
      })}
    </g>
  );
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

function Thumb({ end, at, ...props }: RangeSliderProps & { end: 'min' | 'max'; at: number }): ReactNode {
  const { limits, bounds, label, t, textOf, onMove, onRest } = props;
  const press = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, bounds[end], limits);
    if (target === null) return;
    event.preventDefault();
    const next = moveBound(bounds, end, target, limits);
    onMove(next);
    onRest(next);
  };
  return (
    <g
      className="range-slider-thumb"
      role="slider"
      tabIndex={0}
      aria-label={t(end === 'min' ? 'rangeMin' : 'rangeMax', { facet: label })}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuenow={bounds[end]}
      aria-valuetext={textOf(bounds[end])}
      onKeyDown={press}
    >
      <circle className="range-slider-hit" cx={`${round(at)}%`} cy={barsHeight + 2} r="22" />
      <circle className="range-slider-knob" cx={`${round(at)}%`} cy={barsHeight + 2} r="13" />
    </g>
  );
}
