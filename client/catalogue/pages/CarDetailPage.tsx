import type { ReactNode } from 'react';
export function CarDetailPage(): ReactNode {
  return null;
}
