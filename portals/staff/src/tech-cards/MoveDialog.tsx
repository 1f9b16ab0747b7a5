import { act } from '@press/client'
import {
  lacksForPrint,
  limits,
  movedFlags,
  moveProblems,
  needsReason,
  stagesOf,
  targetsFrom,
  type StageKey,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Select, Text, TextArea, useMoveWords } from '@press/ui'
import { PrintLacks } from '../boards/PrintLacks.tsx'
import { useStaff } from '../shared/useStaff.ts'
import { TaskDialog, useTask } from './TechCardTaskForm.tsx'
import type { TechCard } from './tech-card.ts'

interface MoveDialogProps {
  /** The move it begins with. */
  start: { from: StageKey; to: StageKey }
  card: TechCard
  onClose: () => void
}

/** A move with the reason that stays in the history: the supervisor chooses from any column to any other, others make the one they asked for. */
export function MoveDialog({ start, card, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['tech-cards', 'board', 'domain'])
  const { role } = useStaff()
  const chooses = needsReason(role)
  const { reasonAgainst } = useMoveWords(role)
  const form = useTask({
    values: { ...start, reason: '' },
    problems: moveProblems,
    change: ({ from, to, reason }) =>
      act('POST /api/tech-cards/kanban/{id}', {
        params: { id: card.id },
        body: { ...movedFlags(from, to), version: card.version, reason: reason.trim() },
      }),
    done: ({ from, to }) =>
      t('domain:moved', { id: card.id, from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) }),
    onClose,
  })
  const [from, to] = form.watch(['from', 'to'])
  const option = (stage: StageKey) => ({ value: stage, label: t(`domain:stage.${stage}`) })
  return (
    <TaskDialog
      form={form}
      title={t('move.title', { title: card.book_name })}
      confirmLabel={t('move.confirm')}
      onClose={onClose}
    >
      {chooses && stagesOf(card).length > 1 && (
        <Select
          {...form.register('from')}
          label={t('move.from')}
          placeholder={null}
          options={stagesOf(card).map(option)}
        />
      )}
      {chooses ? (
        <Select
          {...form.register('to')}
          label={t('move.to')}
          placeholder={null}
          options={targetsFrom(role, from).map(option)}
          error={reasonAgainst(card, from, to) ?? undefined}
        />
      ) : (
        <Text as="p" tone="secondary">
          {t('board:reason.body', { from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) })}
        </Text>
      )}
      <PrintLacks lacks={lacksForPrint(card, to)} />
      <TextArea
        {...form.register('reason')}
        label={t('board:reason.label')}
        hint={t('board:reason.hint')}
        required
        maxLength={limits.note}
      />
    </TaskDialog>
  )
}
