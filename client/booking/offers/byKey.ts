import type { SyntheticEvent } from 'react';

/** Goes on when a form is sent: by its button, or with Enter in one of its fields, which saves the way to the button. */
export function byKey(goOn: () => void): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    goOn();
  };
}
