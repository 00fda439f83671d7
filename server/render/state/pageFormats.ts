import type { AppState } from '../../../client/app/store.ts';
import { getCurrencyFormat, getLocaleFormats } from '../../../shared/kit/format/getLocaleFormats.ts';
import type { LocaleFormats } from '../../../shared/kit/format/LocaleFormats.ts';

/** Returns the formats of a page: of its locale, with the currencies of its site and of its car. */
export function pageFormats({ site: { context }, carDetail }: Pick<AppState, 'site' | 'carDetail'>): LocaleFormats {
  const { locale, currency } = context;
  const currencies = new Set([currency, carDetail.car?.car_price_currency || currency]);
  return {
    ...getLocaleFormats(locale),
    currencies: Object.fromEntries([...currencies].map((code) => [code, getCurrencyFormat(locale, code)])),
  };
}
