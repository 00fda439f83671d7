import { memo, useMemo, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { unpackCounts, unpackEdges } from '../../../shared/catalogue/facets/unpackHistogram.ts';
import type { RangeListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import { rangeAxis } from '../../../shared/catalogue/facets/rangeAxis.ts';
import type { RangeAxis } from '../../../shared/catalogue/facets/rangeAxis.ts';
import { keyTarget, moveBound } from '../../../shared/catalogue/facets/rangeRules.ts';
import type { Bounds } from '../../../shared/catalogue/facets/rangeRules.ts';
import type { Translate } from '../../site/translate.ts';
import { barsHeight, barsWidth, histogramPath, mergeBins } from './histogramPath.ts';
import type { HistogramBars } from './histogramPath.ts';

export interface RangeSliderProps {
  facet: RangeListFacet;
  limits: Bounds;
  bounds: Bounds;
  label: string;
  /** Names of the thumbs. */
  endLabels: { min: string; max: string };
  t: Translate;
  textOf: (amount: number) => string;
  /** Called while a thumb moves. */
  onMove: (bounds: Bounds) => void;
  /** Called after a key: the thumb may move on. */
  onRest: (bounds: Bounds) => void;
  /** Called when a dragged thumb is released. */
  onDone: (bounds: Bounds) => void;
}

/** Histogram and slider in one SVG: positions are attributes, so that no inline styles are needed. */
export function RangeSlider(props: RangeSliderProps): ReactNode {
  const { facet, limits, bounds, label, t, onMove, onDone } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const dragged = useRef<{ end: 'min' | 'max'; bounds: Bounds } | null>(null);
  const { min, max } = limits;
  const bars = useMemo(() => buildBars(facet), [facet]);
  const { axis } = bars;
  const [from, to] = [axis.shareOf(bounds.min) * 100, axis.shareOf(bounds.max) * 100];
  const total = bars.counts.reduce((sum, count) => sum + count, 0);

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
        bars={bars}
        firstIn={binAt(bounds.min, bars.edges)}
        lastIn={binAt(bounds.max, bars.edges)}
        title={t('histogramLabel', { facet: label, count: total })}
      />
      <rect className="range-slider-track" x="0" y={barsHeight} width="100%" height="4" rx="2" />
      <rect x={`${round(from)}%`} y={barsHeight} width={`${round(Math.max(0, to - from))}%`} height="4" />
      <Thumb {...props} axis={axis} end="min" at={from} />
      <Thumb {...props} axis={axis} end="max" at={to} />
    </svg>
  );
}

function buildBars({ min, max, counts: packedCounts, edges: packedEdges }: RangeListFacet): HistogramBars {
  const counts = unpackCounts(packedCounts);
  const edges = unpackEdges(
    packedEdges ?? [
      [0, min],
      [counts.length, max],
    ],
  );
  return mergeBins({ counts, edges, axis: rangeAxis({ min, max }, counts, packedEdges && edges) });
}

interface BarsProps {
  bars: HistogramBars;
  /** Bins of both ends of the chosen range. */
  firstIn: number;
  lastIn: number;
  title: string;
}

/** Bars of the chosen range, and of the rest if any. They do not change while a thumb moves within a bin. */
const Bars = memo(function Bars({ bars, firstIn, lastIn, title }: BarsProps): ReactNode {
  const last = bars.counts.length - 1;
  const rest = histogramPath(bars, 0, firstIn - 1) + histogramPath(bars, lastIn + 1, last);
  return (
    <svg
      viewBox={`0 0 ${barsWidth} ${barsHeight}`}
      preserveAspectRatio="none"
      height={barsHeight}
      role="img"
      aria-label={title}
    >
      {rest && <path className="range-slider-rest" d={rest} />}
      <path d={histogramPath(bars, firstIn, lastIn)} />
    </svg>
  );
});

/** Index of the bin that contains an amount. */
function binAt(amount: number, edges: readonly number[]): number {
  let bin = Math.max(0, edges.length - 2);
  while (bin > 0 && (edges[bin] ?? 0) > amount) bin -= 1;
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
  const { limits, bounds, endLabels, textOf, onMove, onRest } = props;
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
      aria-label={endLabels[end]}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuenow={bounds[end]}
      aria-valuetext={textOf(bounds[end])}
      onKeyDown={press}
    >
      <circle cx={`${round(at)}%`} cy={barsHeight + 2} r="22" />
      <circle cx={`${round(at)}%`} cy={barsHeight + 2} r="13" />
    </g>
  );
}
