import { hindrance, type Movable, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** What a move is called, and why it is not to be had, in words. */
export function useMoveWords() {
  const { t } = useTranslation(['board', 'domain'])
  const { role } = useStaff()

  /** Why this person may not make a move now; null when they may. */
  const reasonAgainst = useCallback(
    (card: Movable, from: StageKey, to: StageKey): string | null => {
      const against = hindrance(role, card, from, to)
      if (!against) return null
      if (against.key === 'onlyFrom') {
        const stages = against.stages.map((stage) => t('refusal.stage', { name: t(`domain:stage.${stage}`) }))
        return t('refusal.onlyFrom', { stages: stages.join(', ') })
      }
      if (against.key === 'movedBy') {
        const who = against.roles.map((one) => t(`mover.${one}`))
        return t('refusal.movedBy', { count: who.length, who: who.join(', ') })
      }
      return t(`refusal.${against.key}`)
    },
    [role, t],
  )
  const nameOf = useCallback((to: StageKey) => t(`to.${to}`), [t])
  return { nameOf, reasonAgainst }
}
