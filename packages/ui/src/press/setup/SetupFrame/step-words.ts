import { setupSteps, type SetupStep, type SetupStepState } from '@press/domain'

/** The state of a step, and a summary of the data entered in it. */
export interface SetupStepView {
  state: SetupStepState
  value?: string | undefined
}
export type SetupStepViews = Readonly<Record<SetupStep, SetupStepView>>

/** Minutes that a step takes (our rule). */
const stepMinutes: Record<SetupStep, number> = { identity: 2, requisites: 2, letters: 2, vat: 1, prices: 1, people: 2 }

export const getStepNumber = (step: SetupStep): number => setupSteps.indexOf(step) + 1

/** Returns the minutes that the unfinished steps take, including the current step. */
export const getRemainingMinutes = (steps: SetupStepViews, currentStep: SetupStep): number =>
  setupSteps
    .filter(
      (step) =>
        step === currentStep || (steps[step].state === 'open' && getStepNumber(step) > getStepNumber(currentStep)),
    )
    .reduce((sum, step) => sum + stepMinutes[step], 0)
