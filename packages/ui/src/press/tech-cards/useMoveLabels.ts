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
  const getBlockReason = useCallback(
    (card: MoveInput, from: StageKey, to: StageKey): string | null => {
      const blocker = getMoveBlocker(role, card, from, to)
      if (!blocker) return null
      if (blocker.key === 'onlyFrom') {
        const stageNames = blocker.stages.map((stage) => t('refusal.stage', { name: t(`domain:stage.${stage}`) }))
        return t('refusal.onlyFrom', { stages: stageNames.join(', ') })
      }
      if (blocker.key === 'movedBy') {
        const roleNames = blocker.roles.map((moverRole) => t(`mover.${moverRole}`))
        return t('refusal.movedBy', { count: roleNames.length, who: roleNames.join(', ') })
      }
      return t(`refusal.${blocker.key}`)
    },
    [role, t],
  )
  const getMoveName = useCallback((targetStage: StageKey) => t(`to.${targetStage}`), [t])
  return { nameOf: getMoveName, reasonAgainst: getBlockReason }
}
