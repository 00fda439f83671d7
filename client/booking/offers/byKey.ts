import type { SyntheticEvent } from 'react';

/** Submit handler of a form: its button or Enter in one of its fields calls `goOn`. */
export function byKey(goOn: (form: HTMLFormElement) => void): (event: SyntheticEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault();
    goOn(event.currentTarget);
  };
}
