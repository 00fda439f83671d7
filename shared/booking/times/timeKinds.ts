/** Kinds of times for customers who work during the day; several kinds mean any of them. */
export const timeKinds = ['evening', 'saturday'] as const;

/** Start of the evening, workshop local time. */
export const eveningStart = '17:00';

export type TimeKind = (typeof timeKinds)[number];

/** Toggles a kind. */
export function toggledKind(kinds: readonly TimeKind[], kind: TimeKind): TimeKind[] {
  return timeKinds.filter((one) => kinds.includes(one) !== (one === kind));
}
