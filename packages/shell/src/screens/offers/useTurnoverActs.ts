import { act } from '@press/client'
import { useTranslation } from '@press/i18n'
import type { TurnoverAction, TurnoverEntry } from '@press/ui'
import { useOfferMutation } from './useOfferMutation.ts'

/** Returns a function that runs an action on the turnover documents of an offer and shows the result. */
export function useTurnoverActs({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation(['offers', 'turnovers'])
  const mutateOffer = useOfferMutation()
  return (action: TurnoverAction, { date, lines, reason }: TurnoverEntry): Promise<void> => {
    if (action.action === 'issue')
      return mutateOffer(
        () =>
          act('POST /api/offers/{id}/turnovers', { params: { id }, body: { kind: action.kind, date, lines, version } }),
        t('turnovers:said.issue', { document: t(`preview.papers.${action.kind}`) }),
      )
    const { document } = action
    const params = { id, turnover: document.id }
    const requests = {
      correct: () =>
        act('POST /api/offers/{id}/turnovers/{turnover}/correct', {
          params,
          body: { date, lines, reason, version },
        }),
      return: () =>
        act('POST /api/offers/{id}/turnovers/{turnover}/return', {
          params,
          body: { date, lines, reason, version },
        }),
      cancel: () => act('POST /api/offers/{id}/turnovers/{turnover}/cancel', { params, body: { reason, version } }),
    }
    const name = t(`preview.issued.${document.kind}`, { number: document.number })
    return mutateOffer(requests[action.action], t(`turnovers:said.${action.action}`, { document: name }))
  }
}
