import { act, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { useToast } from '@press/ui'
import { useRef, useState } from 'react'

type Plan = AnswerOf<'GET /api/print-plan'>

/**
 * Manages the user's order of today's print runs. A change shows immediately. Changes are sent one after another, each with the
 * version that it is based on. A conflict overwrites nothing: the user sees an error and the other person's order.
 */
export function usePrintDay(plan: Plan | undefined) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const toast = useToast()
  const showFailure = useSayFailure()
  const [pendingOrder, setPendingOrder] = useState<{ cards: number[] | null }>()
  /** The latest request. It resolves to the resulting version, or to 0 if the server refused. */
  const lastRequest = useRef<Promise<number>>(Promise.resolve(0))

  const sendOrder = (cards: number[] | null, knownVersion: number, previousOrder?: number[] | null) => {
    setPendingOrder({ cards })
    const ownRequest: Promise<number> = lastRequest.current.then(async (lastVersion) => {
      try {
        const { version } = (
          await act('PUT /api/print-plan/day', { body: { cards, version: Math.max(lastVersion, knownVersion) } })
        ).day
        toast({
          message: t('print-plan:arrange.saved'),
          ...(previousOrder !== undefined && {
            action: { label: t('undo'), onAction: () => sendOrder(previousOrder, version) },
          }),
        })
        return version
      } catch (error) {
        showFailure(error)
        return 0
      } finally {
        // Later changes of this user stay visible until the server answers them.
        if (lastRequest.current === ownRequest) setPendingOrder(undefined)
      }
    })
    lastRequest.current = ownRequest
  }

  const day = plan && { ...plan.day, ...(pendingOrder && { arranged: pendingOrder.cards }) }
  return {
    plan: plan && day && { ...plan, day },
    arrange: (cards: number[] | null) => day && sendOrder(cards, day.version, day.arranged),
  }
}
