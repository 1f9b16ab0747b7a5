import { supportTransitions, getTargetStatuses, type StoredFile, type SupportRequest } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Divider, Inline, Stack } from '../../../foundations/layout/index.ts'
import { Heading, Text } from '../../../foundations/Text/index.ts'
import { toFormError } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { SupportHistory } from './SupportHistory.tsx'
import { SupportPriorityBadge, SupportStatusBadge } from './SupportBadges.tsx'
import type { SupportActor, SupportAnswer } from './types.ts'
import * as styles from './SupportDesk.css.ts'

interface SupportDetailsProps {
  request: SupportRequest
  actor: SupportActor
  canAnswer: boolean
  now: Date
  onClose: () => void
  onEdit: () => void
  onAnswer: (answer: SupportAnswer) => Promise<unknown>
  onReopen: () => Promise<unknown>
  onOpenFile: (file: StoredFile) => void
}

/** One request with its answer, and the viewer's current actions. */
export function SupportDetails({
  request,
  actor,
  canAnswer,
  now,
  onClose,
  onEdit,
  onAnswer,
  onReopen,
  onOpenFile,
}: SupportDetailsProps) {
  const { t } = useTranslation('support')
  const { age, date } = useFormat()
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const {
    id,
    title,
    description,
    status,
    priority,
    contact_info,
    attachment,
    response,
    notes,
    created_at,
    user,
    history,
  } = request
  const isOwn = user.id === actor.id
  const targetStatuses = getTargetStatuses(supportTransitions, { role: actor.role, own: isOwn }, status)

  const runAction = async (action: () => Promise<unknown>) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await action()
    } catch (error) {
      setRefusal(toFormError(error).message)
    }
    setBusy(false)
  }
  const initialTexts = { response: response ?? '', notes: notes ?? '' }
  const takeRequest = () => void runAction(() => onAnswer({ ...initialTexts, status: 'in-progress' }))

  return (
    <Drawer
      open
      title={title}
      eyebrow={t('details.number', { id })}
      dismissable={!busy}
      onOpenChange={onClose}
      actions={
        isOwn &&
        status === 'open' && <IconButton glyph={glyphs.pencilSimple} label={t('details.edit')} onClick={onEdit} />
      }
      summary={
        <Inline gap={2}>
          <SupportStatusBadge status={status} waiting={canAnswer && status === 'open'} />
          <SupportPriorityBadge priority={priority} />
        </Inline>
      }
      footer={
        targetStatuses.length > 0 && (
          <>
            {targetStatuses.includes('open') && (
              <Button variant="secondary" busy={busy} onClick={() => void runAction(onReopen)}>
                {t('action.open')}
              </Button>
            )}
            {targetStatuses.includes('in-progress') && (
              <Button variant="primary" busy={busy} busyLabel={t('action.busy')} onClick={takeRequest}>
                {t('action.in-progress')}
              </Button>
            )}
            {targetStatuses.includes('resolved') && (
              <>
                <Button form={formId} type="submit" value="in-progress" disabled={busy}>
                  {t('action.keep')}
                </Button>
                <Button
                  form={formId}
                  type="submit"
                  value="resolved"
                  variant="primary"
                  busy={busy}
                  busyLabel={t('action.busy')}
                >
                  {t('action.resolved')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <p className={styles.body}>{description}</p>
        <DescriptionList
          items={[
            { term: t('details.from'), value: canAnswer && user.name },
            { term: t('details.contact'), value: contact_info },
            {
              term: t('details.created'),
              value: (
                <time dateTime={created_at} title={date(created_at, 'dateTime')}>
                  {age(created_at, now)}
                </time>
              ),
            },
            {
              term: t('field.attachment'),
              value: attachment && (
                <Button variant="quiet" size="sm" leading={glyphs.paperclip} onClick={() => onOpenFile(attachment)}>
                  {attachment.name}
                </Button>
              ),
            },
          ]}
        />
        <Divider />
        {targetStatuses.includes('resolved') ? (
          <AnswerForm id={formId} answer={initialTexts} onAnswer={(answer) => runAction(() => onAnswer(answer))} />
        ) : (
          <>
            <Heading level={3}>{t('field.response')}</Heading>
            {response ? (
              <p className={styles.body}>{response}</p>
            ) : (
              <Text as="p" variant="small" tone="muted">
                {`${t('details.noResponse')}. ${t('details.noResponseText')}`}
              </Text>
            )}
            {targetStatuses.includes('open') && (
              <Text as="p" variant="small" tone="muted">
                {t('resolvedNote')}
              </Text>
            )}
            {canAnswer && notes && (
              <>
                <Heading level={3}>{t('field.notes')}</Heading>
                <p className={styles.body}>{notes}</p>
              </>
            )}
          </>
        )}
        {history && history.length > 0 && (
          <>
            <Divider />
            <SupportHistory history={history} />
          </>
        )}
      </Stack>
    </Drawer>
  )
}
