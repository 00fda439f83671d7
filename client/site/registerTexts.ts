/** Built-in wordings of parts whose code is on the page; those of the shell load with the shell. */
const registered: Record<string, string> = {};

/** Registers the wordings of a part of the interface, so that they load with its code. Returns them. */
export function registerTexts<T extends Record<string, string>>(texts: T): T {
  Object.assign(registered, texts);
  return texts;
}

export function registeredText(key: string): string | undefined {
  return registered[key];
}
