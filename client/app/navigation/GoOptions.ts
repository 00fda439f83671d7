/** Options in the `state` of navigate(): scroll target once the page is shown. */
export interface NavigationState {
  /** "top" (default), "keep" the position, or "list": the element marked data-list-top. */
  scroll?: 'top' | 'keep' | 'list';
}

export interface GoOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  state?: NavigationState | undefined;
  /** Address of the link that the visitor leaves through. */
  left?: string;
}
