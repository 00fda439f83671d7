/** Style of a label that decides about its width. */
export interface LabelStyle {
  /** px */
  fontSize: number;
  strong: boolean;
}

/** Advance widths of Arial in em, by characters that share one; others are as wide as "n". */
const systemAdvances: readonly (readonly [characters: string, advance: number])[] = [
  ["ijlíìîï'’", 0.222],
  [' ftI.,/-()', 0.3],
  ['r', 0.333],
  ['ckszxyvJ', 0.5],
  ['FTZŽ', 0.611],
  ['ABEKPSVXYÄÅÁÆ', 0.667],
  ['CDHNRUwÜØ', 0.722],
  ['GOQÖ', 0.778],
  ['mM', 0.833],
  ['W', 0.944],
];
const usualAdvance = 0.556;
/** Bold letters relative to regular ones. */
const strongFactor = 1.06;

/** Width of a label, px: about what the system's typeface takes. Labels are stretched to it. */
export function labelWidth(text: string, { fontSize, strong }: LabelStyle): number {
  const em = Array.from(text).reduce((sum, character) => sum + systemAdvance(character), 0);
  return em * fontSize * (strong ? strongFactor : 1);
}

function systemAdvance(character: string): number {
  return systemAdvances.find(([characters]) => characters.includes(character))?.[1] ?? usualAdvance;
}
