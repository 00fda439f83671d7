import 'react';

declare module 'react' {
  /** The attributes of the editor's marks. */
  interface HTMLAttributes<T> {
    chrometype?: 'placeholder' | 'rendering' | 'field';
    kind?: 'open' | 'close';
    type?: T extends HTMLElement ? string : never;
  }
}
