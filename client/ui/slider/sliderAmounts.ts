interface Ends {
  min: number;
  max: number;
  step: number;
}

/** Steps per press of Page Up or Page Down. */
const pageSteps = 10;

/** Rounds an amount to a step, or to an end, which need not be on a step. */
export function onSteps(amount: number, { min, max, step }: Ends): number {
  if (amount <= min) return min;
  if (amount >= max) return max;
  return Math.min(max, Math.max(min, Math.round(amount / step) * step));
}

/** Slider position and bounds on steps alone: an end between two steps becomes the one beyond it. */
export function stepsAround(amount: number, { min, max, step }: Ends): { value: number; min: number; max: number } {
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  const value = amount <= min ? first : amount >= max ? last : Math.round(amount / step) * step;
  return { value: Math.min(last, Math.max(first, value)), min: first, max: last };
}

/** Amount after a key press on a slider; null for keys that do nothing. */
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

/** Parses a typed amount with or without unit and thousands separators: "£5,000", "5 000", "489.50". */
export function amountIn(text: string): number | null {
  const digits = text.replace(/[^\d.,]/g, '');
  // a comma or point before the last one or two digits is decimal, any other separates thousands
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const plain = whole.replace(/[.,]/g, '');
  return plain === '' && fraction === '' ? null : Number(`${plain || '0'}.${fraction || '0'}`);
}

/** A step that divides a range into about a hundred: 1, 2 or 5 times a power of ten. */
export function niceStep(min: number, max: number): number {
  const idealStep = (max - min) / 100;
  if (!(idealStep > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(idealStep));
  return ([1, 2, 5].find((factor) => factor * power >= idealStep) ?? 10) * power;
}
