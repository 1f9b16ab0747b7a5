import { act, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { useToast } from '@press/ui'
import { useRef, useState } from 'react'

type Plan = AnswerOf<'GET /api/print-plan'>

/**
 * The runs of today as this person puts them: shown at once, sent one after the other, each against the order that it was made on. Where
 * somebody else was faster nothing is overwritten: it is said, and their order is shown.
 */
export function usePrintDay(plan: Plan | undefined) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const toast = useToast()
  const sayFailure = useSayFailure()
  const [wanted, setWanted] = useState<{ cards: number[] | null }>()
  /** What was sent last, and the version that came of it; 0 where it was refused. */
  const sent = useRef<Promise<number>>(Promise.resolve(0))

  const send = (cards: number[] | null, seen: number, before?: number[] | null) => {
    setWanted({ cards })
    const mine: Promise<number> = sent.current.then(async (own) => {
      try {
        const { version } = (await act('PUT /api/print-plan/day', { body: { cards, version: Math.max(own, seen) } }))
          .day
        toast({
          message: t('print-plan:arrange.saved'),
          ...(before !== undefined && { action: { label: t('undo'), onAction: () => send(before, version) } }),
        })
        return version
      } catch (error) {
        sayFailure(error)
        return 0
      } finally {
        // Later ones of one's own stay in sight until they are answered.
        if (sent.current === mine) setWanted(undefined)
      }
    })
    sent.current = mine
  }

  const day = plan && { ...plan.day, ...(wanted && { arranged: wanted.cards }) }
  return {
    plan: plan && day && { ...plan, day },
    arrange: (cards: number[] | null) => day && send(cards, day.version, day.arranged),
  }
}
