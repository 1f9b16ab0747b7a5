import { act, finishStageWork } from '@press/client'
import { validateApproval, limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { DocumentsDialog } from '@press/shell'
import { Controller, DateField, Text, TextArea, TextField, useToday } from '@press/ui'
import { HandOutCopiesDialog } from './HandOutCopiesDialog.tsx'
import { TakeIntoStockDialog } from './TakeIntoStockDialog.tsx'
import { RecordShortageDialog, SettleShortageDialog } from './ShortageDialogs.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { TechCardTaskForm, useTechCardTask } from './TechCardTaskForm.tsx'
import type { TechCard } from '../shared/tech-card.ts'
import type { CardTask } from './useCardActions.ts'

type Kind = CardTask['kind']
interface TaskProps<TaskKind extends Kind = Kind> {
  task: Extract<CardTask, { kind: TaskKind }>
  card: TechCard
  onClose: () => void
}

/** The dialog of the current task on a card. */
export function TechCardTaskDialog({ task, ...dialogProps }: TaskProps) {
  switch (task.kind) {
    case 'work':
      if (task.work === 'receive') return <TakeIntoStockDialog {...dialogProps} />
      if (task.work === 'deliver') return <HandOutCopiesDialog {...dialogProps} />
      return <WorkDialog task={task} {...dialogProps} />
    case 'move':
      return <MoveDialog start={task} {...dialogProps} />
    case 'approve':
      return <ApproveDialog {...dialogProps} />
    case 'schedule':
      return <ScheduleDialog {...dialogProps} />
    case 'delivery':
      return <DeliveryDialog {...dialogProps} />
    case 'archive':
    case 'restore':
      return <ArchiveDialog kind={task.kind} {...dialogProps} />
    case 'documents':
      return <DocumentsDialog id={dialogProps.card.id} onClose={dialogProps.onClose} />
    case 'record':
      return <RecordShortageDialog {...dialogProps} />
    case 'settle':
      return <SettleShortageDialog {...dialogProps} />
    case 'history':
    case 'score':
    case 'signal':
      return null
  }
}

type FormProps = Omit<TaskProps, 'task'>

/** A dialog that completes the work of a stage, which moves the card to the next stage. */
function WorkDialog({ task: { work }, card: { id, version, book_name }, onClose }: TaskProps<'work'>) {
  const { t } = useTranslation('tech-cards')
  const action = t(`work.${work}.action`)
  const form = useTechCardTask({
    values: { remarks: '' },
    change: ({ remarks }) => finishStageWork(id, work, { version, remarks }),
    formatSuccess: () => t('work.done', { id, action }),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t(`work.${work}.title`, { title: book_name })}
      confirmLabel={action}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t(`work.${work}.body`)}
      </Text>
      <TextArea {...form.register('remarks')} label={t('work.remarks')} optional maxLength={limits.noteLength} />
    </TechCardTaskForm>
  )
}

function ApproveDialog({ card: { id, version, book_name }, onClose }: FormProps) {
  const today = useToday()
  const { t } = useTranslation('tech-cards')
  const form = useTechCardTask({
    values: { date: today },
    problems: validateApproval,
    change: ({ date }) =>
      act('POST /api/tech-cards/{id}/signal-end-date', {
        params: { id },
        body: { signalEndDate: date, version },
      }),
    formatSuccess: () => t('approve.done'),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t('approve.title', { title: book_name })}
      confirmLabel={t('approve.confirm')}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t('approve.body')}
      </Text>
      <Controller
        control={form.control}
        name="date"
        render={({ field }) => <DateField {...field} label={t('approve.date')} required max={today} />}
      />
    </TechCardTaskForm>
  )
}

function ScheduleDialog({ card: { id, version, book_name, printStartDate }, onClose }: FormProps) {
  const { t } = useTranslation('tech-cards')
  const form = useTechCardTask({
    values: { date: printStartDate ?? '' },
    change: ({ date }) =>
      act('POST /api/tech-cards/{id}/print-start-date', {
        params: { id },
        body: { printStartDate: date || null, version },
      }),
    formatSuccess: () => t('schedule.done'),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t('schedule.title', { title: book_name })}
      confirmLabel={t('schedule.confirm')}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="date"
        render={({ field }) => <DateField {...field} label={t('schedule.date')} />}
      />
    </TechCardTaskForm>
  )
}

/** Archives the card, or restores it. */
function ArchiveDialog({
  kind,
  card: { id, version, book_name },
  onClose,
}: FormProps & { kind: 'archive' | 'restore' }) {
  const { t } = useTranslation('tech-cards')
  const form = useTechCardTask({
    values: {},
    change: () =>
      act('POST /api/tech-cards/{id}/archive', {
        params: { id },
        body: { is_archieve: kind === 'archive' ? 1 : 0, version },
      }),
    formatSuccess: () => t(`${kind}.done`, { id }),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t(`${kind}.title`, { title: book_name })}
      confirmLabel={t(`${kind}.confirm`)}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t(`${kind}.body`)}
      </Text>
    </TechCardTaskForm>
  )
}

const deliveryFields = ['delivery_address', 'from_address', 'delivery_payment'] as const
type Delivery<Value> = Record<(typeof deliveryFields)[number], Value>
const mapFields = <Value,>(valueOf: (field: keyof Delivery<Value>) => Value) =>
  Object.fromEntries(deliveryFields.map((field) => [field, valueOf(field)])) as Delivery<Value>

function DeliveryDialog({ card, onClose }: FormProps) {
  const { t } = useTranslation('tech-cards')
  const form = useTechCardTask({
    values: mapFields((field) => card[field] ?? ''),
    change: (values) =>
      act('POST /api/tech-cards/{id}/delivery', {
        params: { id: card.id },
        body: { ...mapFields((field) => values[field].trim() || null), version: card.version },
      }),
    formatSuccess: () => t('delivery.done'),
    onClose,
  })
  return (
    <TechCardTaskForm
      form={form}
      title={t('delivery.title', { title: card.book_name })}
      confirmLabel={t('delivery.confirm')}
      onClose={onClose}
    >
      {deliveryFields.map((field) => (
        <TextField key={field} {...form.register(field)} label={t(`field.${field}`)} maxLength={500} />
      ))}
    </TechCardTaskForm>
  )
}
