let typed = '';

/** The confirmation code of the next attempt to book: in memory only, and for one attempt. */
export const typedCode = {
  set: (code: string): void => {
    typed = code;
  },
  /** Returns the code, or "" for none, and forgets it. */
  take: (): string => {
    const code = typed.trim();
    typed = '';
    return code;
  },
};
