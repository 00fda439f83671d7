/** What a back end may do in place of answering well; each quick one is over at once. */
export const quickFaults = ['refused', '500', '429', 'half an answer', 'wrong JSON', 'empty'] as const;
/** Those that take the time of whoever waits. */
export const slowFaults = ['hang', 'slow'] as const;

export type Fault = (typeof quickFaults)[number] | (typeof slowFaults)[number];

/** How long a slow back end takes, ms. */
export const slowMs = 5000;
