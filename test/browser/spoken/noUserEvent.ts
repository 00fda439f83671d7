/** Replaces the virtual screen reader's own pointer and keyboard: the tests use those of the browser. */
export const userEvent = { setup: (): undefined => undefined };
