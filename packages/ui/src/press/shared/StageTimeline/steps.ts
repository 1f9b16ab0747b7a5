import { getStageIndex, stageKeys, type StageKey } from '@press/domain'

export const stepStates = ['past', 'current', 'future'] as const
export type StepState = (typeof stepStates)[number]

/** One stage of a book's path. Dates are ISO; leave out unknown dates. */
export interface StageStep {
  stage: StageKey
  state: StepState
  /** The title of the step. @default the stage's name */
  title?: string | undefined
  /** A short remark under the title: «5 из 5 работ». */
  note?: string | undefined
  /** When the book entered the stage, and when it left. */
  entered?: string | null | undefined
  left?: string | null | undefined
  /** Due date of a current stage. */
  due?: string | null | undefined
  /** When a future stage is likely to start, estimated from past books. */
  expected?: string | null | undefined
}

type Details = Partial<Record<StageKey, Omit<StageStep, 'stage' | 'state'>>>

/** Returns the ten steps of a book at the given stages, with the known details of each. */
export function createStageSteps(currentStages: readonly StageKey[], details: Details = {}): StageStep[] {
  const furthestIndex = Math.max(...currentStages.map(getStageIndex))
  return stageKeys.map((stage, index) => ({
    ...details[stage],
    stage,
    state: currentStages.includes(stage) ? 'current' : index < furthestIndex ? 'past' : 'future',
  }))
}
