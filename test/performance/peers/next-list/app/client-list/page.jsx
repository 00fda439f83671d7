import { ClientCarList } from '../../list/ClientCarList.jsx';
import { readList } from '../../list/readList.js';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <ClientCarList list={readList()} />;
}
