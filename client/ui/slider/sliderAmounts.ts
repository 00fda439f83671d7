interface Ends {
  min: number;
  max: number;
  step: number;
}

/** Steps that one press of Page Up or Page Down goes. */
const pageSteps = 10;

/** The amount on a step, or one of the ends, which need not be on a step. */
export function onSteps(amount: number, { min, max, step }: Ends): number {
  if (amount <= min) return min;
  if (amount >= max) return max;
  return Math.min(max, Math.max(min, Math.round(amount / step) * step));
}

/** Where a slider whose thumb stands on steps alone is drawn: an end between two steps at the one beyond it. */
export function stepsAround(amount: number, { min, max, step }: Ends): { value: number; min: number; max: number } {
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  const value = amount <= min ? first : amount >= max ? last : Math.round(amount / step) * step;
  return { value: Math.min(last, Math.max(first, value)), min: first, max: last };
}

/** Where a key of a slider leads; null for any other key. */
export function amountAfterKey(key: string, amount: number, ends: Ends): number | null {
  const { min, max, step } = ends;
  const further = (steps: number): number => {
    // from between two steps the first press goes to the next step in its direction
    const from = steps > 0 ? Math.floor(amount / step) : Math.ceil(amount / step);
    return Math.min(max, Math.max(min, (from + steps) * step));
  };
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return further(1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return further(-1);
    case 'PageUp':
      return further(pageSteps);
    case 'PageDown':
      return further(-pageSteps);
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return null;
  }
}

/** The number somebody typed, with or without its unit and its thousands apart: "£5,000", "5 000", "489.50". */
export function amountIn(text: string): number | null {
  const digits = text.replace(/[^\d.,]/g, '');
  // a comma or point before one or two last digits parts the fraction, any other the thousands
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const plain = whole.replace(/[.,]/g, '');
  return plain === '' && fraction === '' ? null : Number(`${plain || '0'}.${fraction || '0'}`);
}

/** A step that parts a range in some hundred: 1, 2, 5 and their tenfolds. */
export function niceStep(min: number, max: number): number {
  const wanted = (max - min) / 100;
  if (!(wanted > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 5].find((factor) => factor * power >= wanted) ?? 10) * power;
}
