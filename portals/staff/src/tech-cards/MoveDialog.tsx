import { moveTechCard } from '@press/client'
import { limits, movedFlags, stagesOf, targetsFrom, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Select, TextArea, useMoveWords } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { TaskDialog } from './TaskDialog.tsx'
import type { TechCard } from './techCard.ts'
import { useSaving } from './useSaving.ts'

interface MoveDialogProps {
  /** The move it begins with. */
  start: { from: StageKey; to: StageKey }
  card: TechCard
  onClose: () => void
}

/** The supervisor's move: from any column to any other, with the reason that stays in the history. */
export function MoveDialog({ start, card, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['tech-cards', 'board', 'domain'])
  const { role } = useStaff()
  const { reasonAgainst } = useMoveWords(role)
  const { saving, save } = useSaving()
  const [from, setFrom] = useState(start.from)
  const [to, setTo] = useState(start.to)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const against = reasonAgainst(card, from, to)
  const option = (stage: StageKey) => ({ value: stage, label: t(`domain:stage.${stage}`) })

  const move = async () => {
    setTried(true)
    if (!reason.trim() || reason.length > limits.note || against) return
    const body = { ...movedFlags(from, to), version: card.version, reason: reason.trim() }
    const names = { from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) }
    if (await save('move', () => moveTechCard(card.id, body), t('board:moved', { id: card.id, ...names }))) onClose()
  }
  return (
    <TaskDialog
      title={t('move.title', { title: card.book_name })}
      confirmLabel={t('move.confirm')}
      busy={saving !== undefined}
      onConfirm={move}
      onClose={onClose}
    >
      {stagesOf(card).length > 1 && (
        <Select
          label={t('move.from')}
          placeholder={null}
          options={stagesOf(card).map(option)}
          value={from}
          onChange={(event) => setFrom(event.target.value as StageKey)}
        />
      )}
      <Select
        label={t('move.to')}
        placeholder={null}
        options={targetsFrom(role, from).map(option)}
        value={to}
        error={against ?? undefined}
        onChange={(event) => setTo(event.target.value as StageKey)}
      />
      <TextArea
        label={t('board:reason.label')}
        hint={t('board:reason.hint')}
        required
        maxLength={limits.note}
        value={reason}
        error={tried && !reason.trim() ? t('board:reason.missing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </TaskDialog>
  )
}
