import type { CountingUnit } from './CountingRows.ts';
import { sharedCodes, sharedUint16 } from '../columns/sharedArrays.ts';

/** Maximum counters of a joint unit: beyond this, reading them costs more than counting saves. */
const largestJoint = 4096;

/** The value of every row in one single-valued facet; valueCount for a row without a value. */
export interface TermColumn {
  codes: Uint16Array | Uint32Array;
  valueCount: number;
}

/** Location of a term facet's counts: the unit, and the facet value of each of its counters. */
export interface CountingPlace {
  unit: number;
  valueOfCounter: Uint16Array | Uint32Array;
}

/**
 * Lays out single-valued facets so that one increment of a counter serves several of them.
 * - a facet determined by another (site gives city gives region) is not counted but summed from it;
 * - facets with few values share one unit, with a counter for every combination of their values.
 */
export function planCounting(columns: readonly TermColumn[]): { units: CountingUnit[]; places: CountingPlace[] } {
  const slots = columns.map((column) => column.valueCount + 1); // one slot for "no value"
  const bySize = [...columns.keys()].sort((a, b) => (slots[b] ?? 0) - (slots[a] ?? 0));

  const counted: number[] = [];
  const derived = new Map<number, { base: number; codeOfBase: Uint32Array }>();
  for (const index of bySize) {
    const column = columns[index];
    if (!column) continue;
    const found = findBase(column, slots, columns, counted);
    if (found) derived.set(index, found);
    else counted.push(index);
  }

  const groups: { members: number[]; size: number }[] = [];
  for (const index of counted) {
    const size = slots[index] ?? 1;
    const room = groups.find((group) => group.size * size <= largestJoint);
    if (room) {
      room.members.push(index);
      room.size *= size;
    } else groups.push({ members: [index], size });
  }

  const places = new Map<number, CountingPlace>();
  const units = groups.map((group, unit): CountingUnit => {
    let stride = group.size;
    const parts: { codes: Uint16Array | Uint32Array; stride: number }[] = [];
    for (const index of group.members) {
      const size = slots[index] ?? 1;
      stride /= size;
      const valueOfCounter = sharedCodes(group.size, size - 1);
      for (let i = 0; i < group.size; i++) valueOfCounter[i] = Math.floor(i / stride) % size;
      places.set(index, { unit, valueOfCounter });
      const column = columns[index];
      if (column) parts.push({ codes: column.codes, stride });
    }
    return {
      size: group.size,
      counterOf: (row) => {
        let counter = 0;
        for (const part of parts) counter += (part.codes[row] ?? 0) * part.stride;
        return counter;
      },
    };
  });

  for (const [index, { base, codeOfBase }] of derived) {
    const place = places.get(base);
    if (place) {
      const valueOfCounter = sharedCodes(place.valueOfCounter.length, slots[index] ?? 0);
      for (let i = 0; i < valueOfCounter.length; i++) {
        valueOfCounter[i] = codeOfBase[place.valueOfCounter[i] as number] as number;
      }
      places.set(index, { unit: place.unit, valueOfCounter });
    }
  }
  return {
    units,
    places: columns.map((_, index) => places.get(index) ?? { unit: 0, valueOfCounter: sharedUint16(0) }),
  };
}

/** Returns a counted column whose value always determines the value of `column`. */
function findBase(
  column: TermColumn,
  slots: readonly number[],
  columns: readonly TermColumn[],
  counted: readonly number[],
): { base: number; codeOfBase: Uint32Array } | null {
  const unknown = 0xffffffff;
  const missing = column.valueCount;
  for (const base of counted) {
    const baseSlots = slots[base] ?? 0;
    const baseCodes = columns[base]?.codes;
    if (!baseCodes || baseSlots > largestJoint) continue;
    const codeOfBase = new Uint32Array(baseSlots).fill(unknown);
    let row = 0;
    for (; row < baseCodes.length; row++) {
      const baseCode = baseCodes[row] ?? 0;
      const code = column.codes[row] ?? 0;
      const known = codeOfBase[baseCode];
      if (known === unknown) codeOfBase[baseCode] = code;
      else if (known !== code) break;
    }
    if (row === baseCodes.length) {
      return { base, codeOfBase: codeOfBase.map((code) => (code === unknown ? missing : code)) };
    }
  }
  return null;
}
