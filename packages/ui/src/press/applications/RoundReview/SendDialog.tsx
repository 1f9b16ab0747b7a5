import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { RequestFields } from './RequestFields.tsx'
import { ReviewLetter } from './ReviewLetter.tsx'
import type { useLetter } from './useLetter.ts'
import type { Review } from './useReview.ts'
import * as styles from './RoundReview.css.ts'

interface SendDialogProps {
  title: string
  review: Review
  letter: ReturnType<typeof useLetter>
  /** Whether the letter is already visible next to the dialog. */
  letterVisible: boolean
  /** Sends the decision; a rejection is shown here. */
  onSend: () => Promise<void>
  onClose: () => void
}

/** The confirmation before a decision is sent: missing details, and the letter if it was not visible. */
export function SendDialog({ title, review, letter, letterVisible, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('applications')
  const [isBusy, setIsBusy] = useState(false)
  const [failureText, setFailureText] = useState<string>()
  const { values, set, decision, problems } = review
  const status = decision?.status
  if (!status || status === 'in process') return null

  const sendDecision = async () => {
    review.setHasTried(true)
    if (Object.keys(problems).length > 0) return
    setIsBusy(true)
    setFailureText(undefined)
    try {
      await onSend()
      onClose()
    } catch (error) {
      setFailureText(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }
  const requestedDocuments = letterVisible ? [] : decision.documents
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissable={!isBusy}
      size={letterVisible && status !== 'rejected' ? 'sm' : 'md'}
      title={t(`decision.dialog.${status}`, { title })}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('decision.cancel')}
          </Button>
          <Button
            variant={status === 'rejected' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => void sendDecision()}
          >
            {t(`review.send.${status}`)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {failureText && <Alert tone="danger">{failureText}</Alert>}
        <p>{t(`review.body.${status}`)}</p>
        {status === 'rejected' && (
          <TextArea
            label={t('decision.reason')}
            hint={t('decision.reasonHint')}
            value={values.refusal ?? ''}
            onValueChange={(refusal) => set({ ...values, refusal })}
            error={review.problemOf('reason') && t('problem.required_reason')}
            maxLength={limits.noteLength}
            required
          />
        )}
        {requestedDocuments.map(({ document }) => {
          const judgement = values.judged[document]
          return (
            judgement && (
              <div key={document} className={styles.dialogPart}>
                <h3 className={styles.documentName}>{t(`document.${document}`)}</h3>
                <div className={styles.templates}>
                  {(['signature', 'stamp', 'same'] as const).map((key) => (
                    <Button
                      key={key}
                      size="sm"
                      onClick={() => review.judge(document, { reason: t(`review.template.${key}`) })}
                    >
                      {t(`review.templateName.${key}`)}
                    </Button>
                  ))}
                </div>
                <RequestFields
                  judgement={judgement}
                  onChange={(change) => review.judge(document, change)}
                  problemOf={(field) => review.problemOf(`${document}.${field}`)}
                  today={review.today}
                />
              </div>
            )
          )
        })}
        {(!letterVisible || status === 'rejected') && (
          <div className={styles.letterInDialog}>
            <ReviewLetter
              {...letter}
              editedLetter={values.letter}
              onWrite={(editedLetter) => set({ ...values, letter: editedLetter })}
              onLocaleChange={letter.setLocale}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
