import type { ComponentType } from 'react';

/** The first step once its code is loaded; a tab that opens with another step does not need it. */
export const firstStep: { StepCar?: ComponentType } = {};

export async function loadFirstStep(): Promise<ComponentType> {
  firstStep.StepCar ??= (await import('../steps/StepCar.tsx')).StepCar;
  return firstStep.StepCar;
}
