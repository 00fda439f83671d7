/**
 * Runs in the page: makes all of Intl write Arabic.
 * Digits, marks, minus, orders, names, plural categories and sorting differ from those of every site. The look-up of
 * a time zone's offset keeps its numbers.
 */
export function speakForeignLanguage(): void {
  const foreign = 'ar-EG';
  const isOffsetLookUp = (locale: unknown): boolean => locale === 'en-US';
  const foreignFormat = <Format extends (...args: never[]) => unknown>(format: Format): Format =>
    new Proxy(format, {
      apply: (target, self, [locale, ...options]) =>
        Reflect.apply(target, self, [isOffsetLookUp(locale) ? locale : foreign, ...options] as never) as never,
      construct: (target, [locale, ...options]) =>
        Reflect.construct(target, [isOffsetLookUp(locale) ? locale : foreign, ...options]) as object,
    });
  const names = ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat', 'RelativeTimeFormat', 'Collator'];
  for (const name of names) {
    const formats = Intl as unknown as Record<string, () => unknown>;
    const format = formats[name];
    if (format) formats[name] = foreignFormat(format);
  }
  const prototypes = [Number.prototype, BigInt.prototype, Date.prototype, Array.prototype] as unknown as Record<
    string,
    ((...args: unknown[]) => string) | undefined
  >[];
  for (const prototype of prototypes) {
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      const own = prototype[name];
      if (!own) continue;
      prototype[name] = function (this: unknown, _locale: unknown, ...options: unknown[]) {
        return own.call(this, foreign, ...options);
      };
    }
  }
}

/** Runs in the page: removes parts of Intl that older browsers lack. */
export function forgetIntl(): void {
  for (const name of ['NumberFormat', 'PluralRules', 'ListFormat', 'RelativeTimeFormat', 'DisplayNames', 'Segmenter']) {
    Reflect.deleteProperty(Intl, name);
  }
  Reflect.deleteProperty(Intl, 'supportedValuesOf');
}

/** Runs in the page: sets its clock `ms` ahead. */
export function setClockAhead(ms: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [Real.now() + ms] : args, newTarget) as Date,
    get: (target, key) => (key === 'now' ? () => Real.now() + ms : (Reflect.get(target, key) as unknown)),
  });
}
