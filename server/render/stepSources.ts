/** By the step that an address of the booking names: the file of its code. */
const sourceByStep: Record<string, string> = {
  services: 'client/booking/steps/StepServices.tsx',
  addons: 'client/booking/steps/StepAddons.tsx',
  workshop: 'client/booking/steps/StepWorkshop.tsx',
  contact: 'client/booking/steps/StepContact.tsx',
  done: 'client/booking/steps/StepConfirmation.tsx',
};
const gatewaySource = 'client/booking/bookingHttpGateway.ts';

/** Sources that a step of the booking shows with, beside those of its section: what a tab that comes back loads next. */
export function stepSources(componentName: string, search: string): string[] {
  const step = componentName === 'ServiceBooking' ? (new URLSearchParams(search).get('step') ?? '') : '';
  const source = Object.hasOwn(sourceByStep, step) ? sourceByStep[step] : undefined;
  return source === undefined ? [] : [source, gatewaySource];
}

/**
 * For a page on which a tab goes on where it was: the key of its session storage whose JSON object names the step in
 * `view` (bookingSession.ts), and the parameter of the address, with a blank between; pageStart.ts reads it.
 */
export function resumedBy(componentNames: readonly string[]): string | undefined {
  return componentNames.includes('ServiceBooking') ? 'serviceBooking step' : undefined;
}
