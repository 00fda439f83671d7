/** Back end faults that end immediately. */
export const quickFaults = ['refused', '500', '429', 'half an answer', 'wrong JSON', 'empty'] as const;
/** Back end faults that keep the caller waiting. */
export const slowFaults = ['hang', 'slow'] as const;

export type Fault = (typeof quickFaults)[number] | (typeof slowFaults)[number];

/** Delay of a slow back end in ms. */
export const slowMs = 5000;
