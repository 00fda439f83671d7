import type { ComponentType } from 'react';

/** The summary's content once its code is loaded: a phone needs it only in the open drawer. */
export const lateSummary: { SummaryContent?: ComponentType } = {};

export async function loadSummary(): Promise<ComponentType> {
  lateSummary.SummaryContent ??= (await import('./SummaryContent.tsx')).SummaryContent;
  return lateSummary.SummaryContent;
}

/** Screens wide enough for the summary next to the steps; the styles use the same width. */
export const wideScreen = '(min-width: 1024px)';
