import { decisionProblems, limits, type ApplicationDocument, type ApplicationStatus } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { glyphs } from '../../foundations/Icon/index.ts'
import { focusFirstInvalid } from '../../private/focusFirstInvalid.ts'
import { useToday } from '../../private/useToday.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { TextArea } from '../../primitives/TextArea/index.ts'
import type { Decision } from './DecisionPanel.tsx'
import { RequestFields, type DraftRequest } from './RequestFields.tsx'
import * as styles from './DecisionPanel.css.ts'

interface DecisionDialogProps {
  status: ApplicationStatus
  /** The book's title. */
  title: string
  today: string | undefined
  onDecide: (decision: Decision) => Promise<void>
  onClose: () => void
}

const blank = (key: number): DraftRequest => ({ key, document: null, reason: '', until: '' })

/** Asks for what the decision needs, carries it out, and stays with the answer when it was refused. */
export function DecisionDialog({ status, title, today: given, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('applications')
  const today = useToday(given)
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [requests, setRequests] = useState<DraftRequest[]>(() => [blank(0)])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const documents = status === 'revision' ? requests : []
  const problems = decisionProblems({ status, reason, documents }, today)
  const shown = tried ? problems : {}

  const decide = async () => {
    if (Object.keys(problems).length > 0) {
      // The messages must stand before the focus goes to the first of their fields.
      flushSync(() => setTried(true))
      focusFirstInvalid(form.current)
      return
    }
    setBusy(true)
    setRefusal(undefined)
    try {
      await onDecide({
        status,
        reason: reason.trim(),
        documents: documents.map((request) => ({
          document: request.document as ApplicationDocument,
          reason: request.reason.trim(),
          until: request.until,
        })),
      })
      onClose()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  const change = (key: number, changes: Partial<DraftRequest>) =>
    setRequests(requests.map((request) => (request.key === key ? { ...request, ...changes } : request)))

  return (
    <Dialog
      open
      size={status === 'revision' ? 'md' : 'sm'}
      title={t(`decision.dialog.${status}`, { title })}
      dismissable={!busy}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('decision.cancel')}
          </Button>
          <Button
            variant={status === 'rejected' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={t('decision.working')}
            onClick={() => void decide()}
          >
            {t(`decision.${status}`)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void decide()
        }}
      >
        {refusal && <Alert tone="danger">{refusal}</Alert>}
        <p>{t(`decision.body.${status}`)}</p>
        {status === 'revision' && (
          <div className={styles.requests}>
            {requests.map((request, index) => (
              <RequestFields
                key={request.key}
                number={index + 1}
                request={request}
                taken={requests.filter(({ key }) => key !== request.key).map(({ document }) => document)}
                problemOf={(field) => shown[`documents.${index}.${field}`]}
                today={today}
                onChange={(changes) => change(request.key, changes)}
                onRemove={
                  requests.length > 1 ? () => setRequests(requests.filter(({ key }) => key !== request.key)) : undefined
                }
              />
            ))}
            <div>
              <Button
                variant="quiet"
                size="sm"
                leading={glyphs.plus}
                onClick={() => setRequests([...requests, blank(Math.max(...requests.map(({ key }) => key)) + 1)])}
              >
                {t('decision.addRequest')}
              </Button>
            </div>
          </div>
        )}
        {(status === 'revision' || status === 'rejected') && (
          <TextArea
            label={t(status === 'rejected' ? 'decision.reason' : 'decision.note')}
            hint={status === 'rejected' ? t('decision.reasonHint') : undefined}
            required={status === 'rejected'}
            optional={status === 'revision'}
            maxLength={limits.note}
            value={reason}
            error={shown['reason'] === 'required' ? t('decision.missing.reason') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
