import { getQueueQuickAction } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useSayFailure, useSaving } from '@press/shell'
import { preloadWhenIdle, useConfirm } from '@press/ui'
import { useEffect, type ReactNode } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import type { Item } from './queue-acts.ts'

const loadQueueActions = () => import('./queue-acts.ts')

interface QueueActs {
  hasAction: (item: Item) => boolean
  onAct: (item: Item) => void
  /** The id of the item whose step is running. */
  busy: string | undefined
  /** The confirmation of a step that cannot be undone. Render it anywhere in the screen. */
  question: ReactNode
}

/** Runs steps from a row of the queue. The code that runs them loads after the first screen. */
export function useQueueQuickAction(): QueueActs {
  const { t } = useTranslation(['queue', 'domain'])
  const { money } = useFormat()
  const { role } = useStaff()
  const { saving: savingKey, save } = useSaving()
  const [confirm, confirmDialog] = useConfirm()
  const showFailure = useSayFailure()
  useEffect(() => preloadWhenIdle(loadQueueActions), [])

  return {
    hasAction: ({ step, stage }) => getQueueQuickAction(role, step, stage) !== null,
    onAct: (item) => {
      const action = getQueueQuickAction(role, item.step, item.stage)
      if (!action) return
      loadQueueActions().then(
        ({ runQueueAction }) => runQueueAction(item, action, { t, money, confirm, save }),
        showFailure,
      )
    },
    busy: savingKey,
    question: confirmDialog,
  }
}
