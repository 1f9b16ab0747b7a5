import type { AnswerOf } from '@press/client'
import type { RoleKey, SetupStep } from '@press/domain'
import type { SetupHeaderProps, SetupStepViews } from '@press/ui'

/** All that the steps are about. */
export interface SetupData {
  setup: NonNullable<AnswerOf<'GET /api/setup'>['setup']>
  answer: AnswerOf<'GET /api/settings'>
  prices: AnswerOf<'GET /api/price-list'>['price_list']
  /** The address of whoever is signed in. */
  email: string
}

export interface StepProps {
  data: SetupData
  views: SetupStepViews
  header: SetupHeaderProps
  /** The name of whoever is signed in. */
  reader: string
  /** Leads to a step, to invite somebody there; `undefined`: to the last page. */
  onStep: (step: SetupStep | undefined, invite?: RoleKey) => void
  /** Whom somebody wants to call: the step of people begins with this role. */
  invite: RoleKey | undefined
}
