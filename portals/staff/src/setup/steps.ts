import type { AnswerOf } from '@press/client'
import type { RoleKey, SetupStep } from '@press/domain'
import type { SetupHeaderProps, SetupStepViews } from '@press/ui'

/** The data of all steps. */
export interface SetupData {
  setup: NonNullable<AnswerOf<'GET /api/setup'>['setup']>
  answer: AnswerOf<'GET /api/settings'>
  prices: AnswerOf<'GET /api/price-list'>['price_list']
  /** The e-mail address of the signed-in user. */
  email: string
}

export interface StepProps {
  data: SetupData
  views: SetupStepViews
  header: SetupHeaderProps
  /** The name of the signed-in user. */
  reader: string
  /** Opens a step; `undefined` opens the last page. `invite` is the role of a person to invite. */
  onStep: (step: SetupStep | undefined, invite?: RoleKey) => void
  /** The role of a person to invite. The people step starts with this role. */
  invite: RoleKey | undefined
}
