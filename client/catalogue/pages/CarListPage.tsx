import type { ReactNode } from 'react';
export function CarListPage(): ReactNode {
  return null;
}
