import { memo, useMemo, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { rangeAxis } from '../../../shared/catalogue/rangeAxis.ts';
import type { RangeAxis } from '../../../shared/catalogue/rangeAxis.ts';
import { keyTarget, moveBound } from '../../../shared/catalogue/rangeRules.ts';
import type { Bounds } from '../../../shared/catalogue/rangeRules.ts';
import type { Translate } from '../../site/translate.ts';

export interface RangeSliderProps {
  limits: Bounds;
  bounds: Bounds;
  /** Of the histogram's bins, from the lowest up. */
  counts: number[];
  /** Where the bins begin and end (RangeListFacet); equally wide ones when left out. */
  edges?: number[] | undefined;
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
  const { limits, bounds, counts, edges, label, t, onMove, onDone } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const dragged = useRef<{ end: 'min' | 'max'; bounds: Bounds } | null>(null);
  const { min, max } = limits;
  const axis = useMemo(() => rangeAxis({ min, max }, counts, edges), [min, max, counts, edges]);
  const edgeOf = (bin: number): number => edges?.[bin] ?? min + (bin / counts.length) * (max - min);
  const [from, to] = [axis.shareOf(bounds.min) * 100, axis.shareOf(bounds.max) * 100];
  const total = useMemo(() => counts.reduce((sum, count) => sum + count, 0), [counts]);

  const amountAt = (event: PointerEvent): number => {
    const box = drawing.current?.getBoundingClientRect();
    const share = box && box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    if (share <= 0 || share >= 1) return share <= 0 ? min : max;
    const amount = axis.amountAt(share);
    const step = axis.stepAt(amount);
    return Math.round(amount / step) * step;
  };
  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    if (!dragged.current) return;
    dragged.current.bounds = moveBound(dragged.current.bounds, dragged.current.end, amountAt(event), limits);
    onMove(dragged.current.bounds);
  };
  const take = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0) return;
    const at = axis.shareOf(amountAt(event)) * 100;
    const nearMin = Math.abs(at - from) < Math.abs(at - to) || (bounds.min === bounds.max && at < from);
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
      <Bars
        counts={counts}
        axis={axis}
        edgeOf={edgeOf}
        firstIn={binAt(bounds.min, edgeOf, counts.length)}
        lastIn={binAt(bounds.max, edgeOf, counts.length)}
        title={t('histogramLabel', { facet: label, count: total })}
      />
      <rect className="range-slider-track" x="0" y={barsHeight} width="100%" height="4" rx="2" />
      <rect
        className="range-slider-chosen"
        x={`${round(from)}%`}
        y={barsHeight}
        width={`${round(Math.max(0, to - from))}%`}
        height="4"
      />
      <Thumb {...props} axis={axis} end="min" at={from} />
      <Thumb {...props} axis={axis} end="max" at={to} />
    </svg>
  );
}

interface BarsProps {
  counts: number[];
  axis: RangeAxis;
  /** The amount at which a bin begins. */
  edgeOf: (bin: number) => number;
  /** The bins of both ends of the chosen range. */
  firstIn: number;
  lastIn: number;
  title: string;
}

/** One bar for each bin. While a thumb moves they are drawn anew only when it comes to another bin. */
const Bars = memo(
  function Bars({ counts, axis, edgeOf, firstIn, lastIn, title }: BarsProps): ReactNode {
    const highest = Math.max(1, ...counts);
    const share = (bin: number): number => axis.shareOf(edgeOf(bin)) * 100;
    return (
      <g role="img" aria-label={title}>
        {counts.map((count, at) => {
          // heights grow by the root: beside a bin of hundreds one of three is still to be seen
          const height = count === 0 ? 2 : Math.max(4, Math.round(Math.sqrt(count / highest) * barsHeight));
          const inside = at >= firstIn && at <= lastIn;
          const left = share(at);
          return (
            <rect
              key={at}
              className={inside ? 'range-slider-bar range-slider-bar-in' : 'range-slider-bar'}
              x={`${round(left)}%`}
              width={`${round((share(at + 1) - left) * 0.84)}%`}
              y={barsHeight - height}
              height={height}
            />
          );
        })}
      </g>
    );
  },
  (before, now) =>
    before.axis === now.axis &&
    before.firstIn === now.firstIn &&
    before.lastIn === now.lastIn &&
    before.title === now.title,
);

/** The bin that an amount lies in. */
function binAt(amount: number, edgeOf: (bin: number) => number, bins: number): number {
  let bin = bins - 1;
  while (bin > 0 && edgeOf(bin) > amount) bin -= 1;
  return bin;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

function Thumb({
  end,
  at,
  axis,
  ...props
}: RangeSliderProps & { end: 'min' | 'max'; at: number; axis: RangeAxis }): ReactNode {
  const { limits, bounds, label, t, textOf, onMove, onRest } = props;
  const press = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, bounds[end], limits, axis.stepAt(bounds[end]));
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
