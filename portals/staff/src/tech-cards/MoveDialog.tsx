import { act } from '@press/client'
import {
  findMissingForMove,
  limits,
  getFlagsAfterMove,
  validateMove,
  needsReason,
  getStages,
  getMoveTargets,
  type StageKey,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Select, Text, TextArea, useMoveLabels } from '@press/ui'
import { MissingForPrint } from '../shared/MissingForPrint.tsx'
import { useStaff } from '../shared/useStaff.ts'
import { TechCardTaskForm, useTechCardTask } from './TechCardTaskForm.tsx'
import type { TechCard } from '../shared/tech-card.ts'

interface MoveDialogProps {
  /** The initial move. */
  start: { from: StageKey; to: StageKey }
  card: TechCard
  onClose: () => void
}

/**
 * A dialog for a move with a reason, which is recorded in the history. The supervisor may choose any columns. Other users make the
 * move that they selected.
 */
export function MoveDialog({ start, card, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['tech-cards', 'boards', 'domain'])
  const { role } = useStaff()
  const canChooseMove = needsReason(role)
  const { reasonAgainst } = useMoveLabels(role)
  const form = useTechCardTask({
    values: { ...start, reason: '' },
    problems: validateMove,
    change: ({ from, to, reason }) =>
      act('POST /api/tech-cards/kanban/{id}', {
        params: { id: card.id },
        body: { ...getFlagsAfterMove(from, to), version: card.version, reason: reason.trim() },
      }),
    formatSuccess: ({ from, to }) =>
      t('domain:moved', { id: card.id, from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) }),
    onClose,
  })
  const [from, to] = form.watch(['from', 'to'])
  const toOption = (stage: StageKey) => ({ value: stage, label: t(`domain:stage.${stage}`) })
  return (
    <TechCardTaskForm
      form={form}
      title={t('move.title', { title: card.book_name })}
      confirmLabel={t('move.confirm')}
      onClose={onClose}
    >
      {canChooseMove && getStages(card).length > 1 && (
        <Select
          {...form.register('from')}
          label={t('move.from')}
          placeholder={null}
          options={getStages(card).map(toOption)}
        />
      )}
      {canChooseMove ? (
        <Select
          {...form.register('to')}
          label={t('move.to')}
          placeholder={null}
          options={getMoveTargets(role, from).map(toOption)}
          error={reasonAgainst(card, from, to) ?? undefined}
        />
      ) : (
        <Text as="p" tone="secondary">
          {t('boards:reason.body', { from: t(`domain:stage.${from}`), to: t(`domain:stage.${to}`) })}
        </Text>
      )}
      <MissingForPrint missingDetails={findMissingForMove(card, to)} />
      <TextArea
        {...form.register('reason')}
        label={t('boards:reason.label')}
        hint={t('boards:reason.hint')}
        required
        maxLength={limits.noteLength}
      />
    </TechCardTaskForm>
  )
}
