import type { Car } from '../../../../shared/catalogue/Car.ts';
import { localDay } from '../../../../shared/catalogue/car/carRules.ts';
import { factsInLanguage } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import { booleanField, linkField, listField, textField } from '../../../framework/fields.ts';
import type { LoadContext } from '../../../framework/PageRoute.ts';
import type { CarPromise } from '../carDetailState.ts';

/**
 * Reads the promises of a site's page of cars (field Promises) that hold for a used car.
 * One with a Fact holds for cars that have this free fact; {fact} in its text is the fact's value.
 */
export function readPromises(
  fields: Fields | undefined,
  car: Partial<Car>,
  { site, t }: Pick<LoadContext, 'site' | 't'>,
): CarPromise[] {
  if (!car.car_is_used || car.car_sale_state === 'sold') return [];
  const facts = factsInLanguage(car, site, { yes: t('yes'), no: '' });
  return listField(fields, 'Promises').flatMap((entry): CarPromise[] => {
    const name = textField(entry, 'Fact');
    const fact = name === '' ? undefined : facts.find(({ key }) => key === name)?.text;
    if (name !== '' && !fact) return [];
    const value = fact === undefined ? '' : localDay(fact, site.locale) || fact;
    const text = textField(entry, 'Text').replace('{fact}', value);
    const link = linkField(entry, 'Link');
    if (text === '') return [];
    return [
      {
        icon: textField(entry, 'Icon'),
        text,
        link: link && { href: link.href, text: link.text },
        isTest: booleanField(entry, 'ShowsTest'),
      },
    ];
  });
}
