import 'react';

declare module 'react' {
  /** Attributes of the editor's markers. */
  interface HTMLAttributes<T> {
    chrometype?: 'placeholder' | 'rendering' | 'field';
    kind?: 'open' | 'close';
    type?: T extends HTMLElement ? string : never;
  }
}
