import type { ComponentType } from 'react';

/** Metadata of the pages after the first, whose metadata the server writes. The code loads with navigation. */
export const laterHeadTags: { Component?: ComponentType } = {};
