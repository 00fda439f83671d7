import { fault } from './CheckFinding.ts';
import type { CheckFinding } from './CheckFinding.ts';

/** Splits "sites/fjord.yaml:3: hosts is missing" into place and message. @param otherwise place of other messages */
export function readMessage(text: string, otherwise: string): { where: string; what: string } {
  const [, where, what] = /^(\S+\.[a-z]+(?::\d+)?): ([\s\S]+)$/.exec(text.trim()) ?? [];
  return where === undefined || what === undefined ? { where: otherwise, what: text.trim() } : { where, what };
}

/** Turns messages for operators into faults. */
export function faultsOf(messages: readonly string[], otherwise: string, cure: string): CheckFinding[] {
  return messages.map((message) => {
    const { where, what } = readMessage(message, otherwise);
    return fault(where, what, cure);
  });
}
