const firstStep = 'client/booking/steps/StepCar.tsx';
/** File of the step's code by the step that an address of the booking names. */
const sourceByStep: Record<string, string> = {
  car: firstStep,
  services: 'client/booking/steps/StepServices.tsx',
  addons: 'client/booking/steps/StepAddons.tsx',
  workshop: 'client/booking/steps/StepWorkshop.tsx',
  contact: 'client/booking/steps/StepContact.tsx',
  done: 'client/booking/steps/StepConfirmation.tsx',
};
const gatewaySource = 'client/booking/bookingHttpGateway.ts';

/** Sources that a step of the booking shows with, besides those of its section. */
export function stepSources(componentName: string, search: string): string[] {
  if (componentName !== 'ServiceBooking') return [];
  const step = new URLSearchParams(search).get('step') ?? '';
  const source = (Object.hasOwn(sourceByStep, step) ? sourceByStep[step] : undefined) ?? firstStep;
  return source === firstStep ? [source] : [source, gatewaySource];
}

/**
 * For a page on which a tab goes on where it was: the key of its session storage whose JSON object names the step in
 * `view` (bookingSession.ts), and the parameter of the address, with a blank between; pageStart.ts reads it.
 */
export function resumedBy(componentNames: readonly string[]): string | undefined {
  return componentNames.includes('ServiceBooking') ? 'serviceBooking step' : undefined;
}
