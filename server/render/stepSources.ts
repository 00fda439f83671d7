const firstStep = 'client/booking/steps/StepCar.tsx';
/** Source file by the booking step in the URL. */
const sourceByStep: Record<string, string> = {
  car: firstStep,
  services: 'client/booking/steps/StepServices.tsx',
  addons: 'client/booking/steps/StepAddons.tsx',
  workshop: 'client/booking/steps/StepWorkshop.tsx',
  contact: 'client/booking/steps/StepContact.tsx',
  done: 'client/booking/steps/StepConfirmation.tsx',
};
const gateways = 'client/booking/gateways';
/** Parts of the gateway that a step loads for its first request. */
const gatewayPartsByStep: Record<string, string[]> = {
  services: [`${gateways}/offerAnswers.ts`],
  addons: [`${gateways}/offerAnswers.ts`],
  workshop: [`${gateways}/siteStream.ts`],
};

/** Source files of a booking step, in addition to those of its section. */
export function stepSources(componentName: string, search: string): string[] {
  if (componentName !== 'ServiceBooking') return [];
  const step = new URLSearchParams(search).get('step') ?? '';
  const source = (Object.hasOwn(sourceByStep, step) ? sourceByStep[step] : undefined) ?? firstStep;
  return source === firstStep
    ? [source]
    : [source, `${gateways}/bookingHttpGateway.ts`, ...(gatewayPartsByStep[step] ?? [])];
}

/**
 * Resume information of a page on which a tab continues where it was, for pageStart.ts.
 * It has the session storage key whose JSON object names the step in `view` (bookingSession.ts), a blank, and the query
 * parameter.
 */
export function resumeKeyOf(componentNames: readonly string[]): string | undefined {
  return componentNames.includes('ServiceBooking') ? 'serviceBooking step' : undefined;
}
