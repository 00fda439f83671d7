import { CarCard } from './CarCard.jsx';
import { Facet } from './Facet.jsx';

export function CarList({ list }) {
  return (
    <main>
      <h1>{list.title}</h1>
      <div className="car-list-columns">
        <aside className="car-list-filters" aria-label="Filter">
          <form className="facet-panel" action="/bilar" method="get">
            {list.facets.map((facet) => (
              <Facet key={facet.title} facet={facet} />
            ))}
          </form>
        </aside>
        <section id="cars" className="car-list-cards">
          {list.cars.map((car) => (
            <CarCard key={car.href} car={car} />
          ))}
        </section>
      </div>
    </main>
  );
}
