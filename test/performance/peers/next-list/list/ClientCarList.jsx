'use client';

import { CarList } from './CarList.jsx';

/** The same list as a client component: rendered on the server too, and hydrated in the browser. */
export function ClientCarList({ list }) {
  return <CarList list={list} />;
}
