import type { ReactNode } from 'react';
import type { BodyShape } from '../../../shared/catalogue/bodyShapeNames.ts';
import { bodyShapes } from './bodyShapes.ts';

/** A decorative side view of a car, filled with the text's colour; nothing for an unknown body. */
export function Silhouette({ body }: { body: string }): ReactNode {
  if (!Object.hasOwn(bodyShapes, body)) return null;
  return (
    <svg className="silhouette" viewBox="0 0 96 32" width="84" height="28" aria-hidden="true" focusable="false">
      <path fill="currentcolor" fillRule="evenodd" d={bodyShapes[body as BodyShape]} />
    </svg>
  );
}
