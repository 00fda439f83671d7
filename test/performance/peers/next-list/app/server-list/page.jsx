import { CarList } from '../../list/CarList.jsx';
import { readList } from '../../list/readList.js';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <CarList list={readList()} />;
}
