const form = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** How far the clocks of a time zone are ahead of UTC at a moment, ms. */
function clockLead(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - moment;
}

/**
 * The moment of a date field, ms since 1970: ISO text, or the platform's "20260214T080000Z". A day alone is its first
 * moment; without an offset the clock of `timeZone` counts. Null when it is no date.
 */
export function momentOf(text: string, timeZone: string): number | null {
  const found = form.exec(text.trim());
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map((one: string | undefined) => Number(one ?? 0));
  // The platform's date that nobody set is in the year 1.
  if (year < 1900) return null;
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(clock);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59) return null;
  const zone = found[7];
  if (zone === 'Z') return clock;
  if (zone !== undefined) {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
    return clock - (zone.startsWith('-') ? -minutes : minutes) * 60_000;
  }
  // The lead at the first guess may be the other side of a change to or from summer time: the second look settles it.
  return clock - clockLead(clock - clockLead(clock, timeZone), timeZone);
}
