import { approveSignal, archiveTechCard, finishStageWork, saveDelivery, schedulePrint } from '@press/client'
import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { DateField, Text, TextArea, TextField, todayAtPress } from '@press/ui'
import { useState } from 'react'
import { MoveDialog } from './MoveDialog.tsx'
import { TaskDialog } from './TaskDialog.tsx'
import type { TechCard } from './techCard.ts'
import type { CardTask } from './useCardActions.ts'
import { useSaving } from './useSaving.ts'

type Kind = CardTask['kind']
interface TaskProps<Of extends Kind = Kind> {
  task: Extract<CardTask, { kind: Of }>
  card: TechCard
  onClose: () => void
}

/** The dialog of what is being done with a card. */
export function CardDialog({ task, ...rest }: TaskProps) {
  switch (task.kind) {
    case 'work':
      return <WorkDialog task={task} {...rest} />
    case 'move':
      return <MoveDialog start={task} {...rest} />
    case 'approve':
      return <ApproveDialog {...rest} />
    case 'schedule':
      return <ScheduleDialog {...rest} />
    case 'delivery':
      return <DeliveryDialog {...rest} />
    case 'archive':
    case 'restore':
      return <ArchiveDialog kind={task.kind} {...rest} />
    case 'history':
      return null
  }
}

type FormProps = Omit<TaskProps, 'task'>

/** Finishes the work of a stage: the card goes on to the next. */
function WorkDialog({ task: { work }, card: { id, version, book_name }, onClose }: TaskProps<'work'>) {
  const { t } = useTranslation('tech-cards')
  const { saving, save } = useSaving()
  const [remarks, setRemarks] = useState('')
  const action = t(`work.${work}.action`)
  const finish = async () => {
    const done = await save(work, () => finishStageWork(id, work, version, remarks), t('work.done', { id, action }))
    if (done) onClose()
  }
  return (
    <TaskDialog
      title={t(`work.${work}.title`, { title: book_name })}
      confirmLabel={action}
      busy={saving !== undefined}
      onConfirm={finish}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t(`work.${work}.body`)}
      </Text>
      <TextArea
        label={t('work.remarks')}
        optional
        maxLength={limits.note}
        value={remarks}
        onChange={(event) => setRemarks(event.target.value)}
      />
    </TaskDialog>
  )
}

function ApproveDialog({ card: { id, version, book_name }, onClose }: FormProps) {
  const { t } = useTranslation('tech-cards')
  const { saving, save } = useSaving()
  const [date, setDate] = useState(() => todayAtPress())
  const approve = async () => {
    if (date && (await save('approve', () => approveSignal(id, date, version), t('approve.done')))) onClose()
  }
  return (
    <TaskDialog
      title={t('approve.title', { title: book_name })}
      confirmLabel={t('approve.confirm')}
      busy={saving !== undefined}
      onConfirm={approve}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t('approve.body')}
      </Text>
      <DateField label={t('approve.date')} required value={date} max={todayAtPress()} onChange={setDate} />
    </TaskDialog>
  )
}

function ScheduleDialog({ card: { id, version, book_name, printStartDate }, onClose }: FormProps) {
  const { t } = useTranslation('tech-cards')
  const { saving, save } = useSaving()
  const [date, setDate] = useState(printStartDate ?? '')
  const schedule = async () => {
    if (await save('schedule', () => schedulePrint(id, date || null, version), t('schedule.done'))) onClose()
  }
  return (
    <TaskDialog
      title={t('schedule.title', { title: book_name })}
      confirmLabel={t('schedule.confirm')}
      busy={saving !== undefined}
      onConfirm={schedule}
      onClose={onClose}
    >
      <DateField label={t('schedule.date')} value={date} onChange={setDate} />
    </TaskDialog>
  )
}

/** Into the archive, or back from it. */
function ArchiveDialog({
  kind,
  card: { id, version, book_name },
  onClose,
}: FormProps & { kind: 'archive' | 'restore' }) {
  const { t } = useTranslation('tech-cards')
  const { saving, save } = useSaving()
  const confirm = async () => {
    const change = () => archiveTechCard(id, kind === 'archive' ? 1 : 0, version)
    if (await save(kind, change, t(`${kind}.done`, { id }))) onClose()
  }
  return (
    <TaskDialog
      title={t(`${kind}.title`, { title: book_name })}
      confirmLabel={t(`${kind}.confirm`)}
      busy={saving !== undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text as="p" tone="secondary">
        {t(`${kind}.body`)}
      </Text>
    </TaskDialog>
  )
}

const deliveryFields = ['delivery_address', 'from_address', 'delivery_payment'] as const

function DeliveryDialog({ card, onClose }: FormProps) {
  const { t } = useTranslation('tech-cards')
  const { saving, save } = useSaving()
  const [values, setValues] = useState({
    delivery_address: card.delivery_address ?? '',
    from_address: card.from_address ?? '',
    delivery_payment: card.delivery_payment ?? '',
  })
  const deliver = async () => {
    const body = Object.fromEntries(deliveryFields.map((field) => [field, values[field].trim() || null])) as Record<
      (typeof deliveryFields)[number],
      string | null
    >
    const sent = () => saveDelivery(card.id, { ...body, version: card.version })
    if (await save('delivery', sent, t('delivery.done'))) onClose()
  }
  return (
    <TaskDialog
      title={t('delivery.title', { title: card.book_name })}
      confirmLabel={t('delivery.confirm')}
      busy={saving !== undefined}
      onConfirm={deliver}
      onClose={onClose}
    >
      {deliveryFields.map((field) => (
        <TextField
          key={field}
          label={t(`field.${field}`)}
          maxLength={500}
          value={values[field]}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        />
      ))}
    </TaskDialog>
  )
}
