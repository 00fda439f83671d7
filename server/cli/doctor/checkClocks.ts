import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

/** The clock of another machine. */
export interface OtherClock {
  name: string;
  /** Its lead over this machine's clock. */
  aheadMs: number;
}

/** Date headers have whole seconds. */
const warningMs = 5000;
/** One-time codes, links and claims on messages live for minutes. */
const faultMs = 60_000;

/** Compares this machine's clock with those of the database and the back ends. */
export function judgeClocks(clocks: readonly OtherClock[]): Finding[] {
  if (clocks.length === 0) {
    return [ok('No other clock to compare with: neither a database server nor a back end is configured.')];
  }
  const wrong = clocks.filter(({ aheadMs }) => Math.abs(aheadMs) > warningMs);
  if (wrong.length === 0) {
    return [ok(`This machine's clock agrees with ${clocks.map(({ name }) => name).join(', ')}.`)];
  }
  const cure =
    wrong.length === clocks.length
      ? "Synchronise this machine's clock with NTP (timedatectl set-ntp true); if it is right, the others are wrong."
      : 'Ask its operators to synchronise its clock with NTP.';
  return wrong.map(({ name, aheadMs }) => {
    const seconds = Math.round(Math.abs(aheadMs) / 1000);
    const text = `The clock of ${name} is ${String(seconds)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's.`;
    return Math.abs(aheadMs) > faultMs ? fault(text, cure) : warning(text, cure);
  });
}
