/** Set while the history goes back over the entries of overlays that were closed; a navigation waits for it. */
export const overlayTraversal: { underWay: Promise<void> | null } = { underWay: null };

/** Dispatched on the window when navigation has put an address into the history. */
export const addressNoted = 'addressnoted';
