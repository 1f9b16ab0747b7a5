import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import type { TurnoverAct, TurnoverEntry } from '@press/ui'
import { useOfferMutation } from './useOfferMutation.ts'

/** Returns a function that runs an action on the turnover documents of an offer and shows the result. */
export function useTurnoverActs({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation(['offers', 'turnovers'])
  const carryOut = useOfferMutation()
  return (how: TurnoverAct, { date, lines, reason }: TurnoverEntry): Promise<void> => {
    if (how.what === 'issue')
      return carryOut(
        () =>
          act('POST /api/offers/{id}/turnovers', { params: { id }, body: { kind: how.kind, date, lines, version } }),
        t('turnovers:said.issue', { document: t(`preview.papers.${how.kind}`) }),
      )
    const { document } = how
    const place = { id, turnover: document.id }
    const work = {
      correct: () =>
        act('POST /api/offers/{id}/turnovers/{turnover}/correct', {
          params: place,
          body: { date, lines, reason, version },
        }),
      return: () =>
        act('POST /api/offers/{id}/turnovers/{turnover}/return', {
          params: place,
          body: { date, lines, reason, version },
        }),
      cancel: () =>
        act('POST /api/offers/{id}/turnovers/{turnover}/cancel', { params: place, body: { reason, version } }),
    }
    const name = t(`preview.issued.${document.kind}`, { number: document.number })
    return carryOut(work[how.what], t(`turnovers:said.${how.what}`, { document: name }))
  }
}
