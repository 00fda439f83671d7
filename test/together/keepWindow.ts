/** Records the state of a window. Returns a function that restores it after tests. */
export function keepWindow(): () => void {
  const before = Object.getOwnPropertyDescriptors(window) as Record<string, PropertyDescriptor>;
  return () => {
    for (const [name, left] of Object.entries(Object.getOwnPropertyDescriptors(window))) {
      const kept = before[name];
      if (kept === undefined) Reflect.deleteProperty(window, name);
      else if (left.value !== kept.value && left.configurable) Object.defineProperty(window, name, kept);
    }
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  };
}
