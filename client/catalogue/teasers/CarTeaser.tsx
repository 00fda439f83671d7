import type { ReactNode } from 'react';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkAttributes } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Carousel } from '../../ui/media/Carousel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CarGrid } from '../list/CarGrid.tsx';
import { CarRow } from '../card/CarRow.tsx';
import { WeekCar } from './WeekCar.tsx';
import { readTeaserFields } from './teaserFields.ts';

/**
 * Cars within a page: the car of the week as a large panel, others in columns or a sideways row.
 * Renders nothing without cars.
 */
export function CarTeaser({ section, index }: SectionProps): ReactNode {
  const { fields, uid } = section;
  const t = useTexts();
  const site = useSite();
  const editing = useEditing();
  const cars = useAppSelector((state) => state.teasers[uid]?.cars) ?? [];
  const afterFinder = useAppSelector(
    ({ page }) => index === 1 && page.layout?.placeholders[placeholders.main]?.[0]?.componentName === 'CarFinder',
  );
  if (cars.length === 0 && !editing) return null;
  const { title, mode, layout } = readTeaserFields(fields);
  const name = title || (mode === 'week' ? t('carOfTheWeek') : t('carListTitle'));
  const heading = editing || title ? <EditableText fields={fields} name="Title" /> : name;
  const aside = (
    <EditableLink fields={fields} name="Link">
      {(link) => (
        <TextLink {...linkAttributes(link)}>{link.text === link.href ? t('carNotFoundLink') : link.text}</TextLink>
      )}
    </EditableLink>
  );
  if (cars.length === 0) {
    return (
      <section className="wrap section">
        <h2>{heading}</h2>
        {aside}
      </section>
    );
  }
  if (mode === 'week') {
    return (
      <section className="wrap section">
        <Carousel label={name} heading={<h2>{heading}</h2>} previousLabel={t('previous')} nextLabel={t('next')} loop>
          {cars.map((car) => (
            <WeekCar key={car.car_id} car={car} t={t} site={site} />
          ))}
        </Carousel>
        {editing && aside}
      </section>
    );
  }
  return (
    <section className="wrap section">
      {layout === 'Grid' ? (
        <CarGrid heading={heading} aside={aside} cars={cars} priority={afterFinder} />
      ) : (
        <CarRow title={name} heading={heading} aside={aside} cars={cars} />
      )}
    </section>
  );
}
