import { getMoveBlocker, type MoveInput, type RoleKey, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'

/**
 * Returns the labels of a tech card's moves, and the reasons for refusals. The returned functions stay the same while the role is
 * the same.
 */
export function useMoveLabels(role: RoleKey) {
  const { t } = useTranslation(['boards', 'domain'])

  /** Returns why this role may not make a move now, or null if the role may. */
  const reasonAgainst = useCallback(
    (card: MoveInput, from: StageKey, to: StageKey): string | null => {
      const against = getMoveBlocker(role, card, from, to)
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
