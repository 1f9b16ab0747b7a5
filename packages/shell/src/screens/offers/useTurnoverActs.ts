import { cancelTurnover, correctTurnover, issueTurnover, returnTurnover } from '@press/client'
import { useTranslation } from '@press/i18n'
import type { TurnoverAct, TurnoverEntry } from '@press/ui'
import { useCarryOut } from './useCarryOut.ts'

/** Sends what is done about the turnover of an offer, and says what came of it. */
export function useTurnoverActs({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation(['offers', 'turnovers'])
  const carryOut = useCarryOut()
  return (act: TurnoverAct, { date, lines, reason }: TurnoverEntry): Promise<void> => {
    if (act.what === 'issue')
      return carryOut(
        () => issueTurnover(id, { kind: act.kind, date, lines, version }),
        t('turnovers:said.issue', { document: t(`preview.papers.${act.kind}`) }),
      )
    const { document } = act
    const place = { id, turnover: document.id }
    const work = {
      correct: () => correctTurnover(place, { date, lines, reason, version }),
      return: () => returnTurnover(place, { date, lines, reason, version }),
      cancel: () => cancelTurnover(place, { reason, version }),
    }
    const name = t(`preview.issued.${document.kind}`, { number: document.number })
    return carryOut(work[act.what], t(`turnovers:said.${act.what}`, { document: name }))
  }
}
