/** Set while the history steps back over the entries of closed overlays; navigation waits for it. */
export const overlayTraversal: { underWay: Promise<void> | null } = { underWay: null };

/** Dispatched on the window when navigation has added an address to the history. */
export const addressNoted = 'addressnoted';
