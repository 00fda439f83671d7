import './texts/listTexts.ts';
import { facetLabel } from '../site/translate.ts';
import type { Translate } from '../site/translate.ts';

/** A facet's value as visitors read it: "Volvo>XC60" is XC60, the yes of a yes-or-no facet is what the facet asks. */
export function facetValueText(t: Translate, facet: string, value: string): string {
  const text = value.split('>').at(-1) ?? value;
  if (text === 'true') return facetLabel(t, facet);
  if (facet !== 'car_sale_state') return text;
  const states: Partial<Record<string, string>> = {
    available: t('saleStateAvailable'),
    reserved: t('reserved'),
    sold: t('sold'),
  };
  return states[text] ?? text;
}
