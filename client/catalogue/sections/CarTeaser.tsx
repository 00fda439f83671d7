import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks.ts';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CarRow } from '../components/CarRow.tsx';
import { WeekCar } from '../components/WeekCar.tsx';
import { readTeaserFields } from '../teaserFields.ts';

/** Cars in the middle of a page: the car of the week as a large panel, any others as a row. Nothing without cars. */
export function CarTeaser({ section }: SectionProps): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const cars = useAppSelector((state) => state.teasers[section.uid]?.cars) ?? [];
  if (cars.length === 0) return null;
  const { title, link, mode } = readTeaserFields(section.fields);
  if (mode === 'week') {
    const heading = title || t('carOfTheWeek');
    return (
      <section className="wrap section">
        <Carousel label={heading} heading={<h2>{heading}</h2>} previousLabel={t('previous')} nextLabel={t('next')} loop>
          {cars.map((car) => (
            <WeekCar key={car.car_id} car={car} t={t} site={site} />
          ))}
        </Carousel>
      </section>
    );
  }
  return (
    <section className="wrap section">
      <CarRow
        title={title || t('carListTitle')}
        aside={link && <TextLink href={link.href}>{link.text || t('carNotFoundLink')}</TextLink>}
        cars={cars}
      />
    </section>
  );
}
