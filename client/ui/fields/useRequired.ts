import { useHydrated } from '../hooks/useHydrated.ts';

/**
 * Returns `required` for the server's page, and `aria-required` once scripts validate.
 * Firefox reports an empty control with `required` as invalid to screen readers before anyone has tried to send it.
 */
export function useRequired(): { required: true } | { 'aria-required': true } {
  return useHydrated() ? { 'aria-required': true } : { required: true };
}
