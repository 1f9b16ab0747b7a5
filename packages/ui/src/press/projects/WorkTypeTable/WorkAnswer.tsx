import { limits, type WorkTask } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { RespondToWork } from './work-change.ts'
import * as styles from './WorkTypePanel.css.ts'

/** Accepts or declines an offered work, with a comment to the manager. */
export function WorkAnswer({ work, onRespond }: { work: WorkTask; onRespond: RespondToWork }) {
  const { t } = useTranslation('projects')
  const [comment, setComment] = useState('')
  const [savingAnswer, setSavingAnswer] = useState<boolean>()
  const [failure, setFailure] = useState<string>()
  const sendAnswer = async (isAgreed: boolean) => {
    setSavingAnswer(isAgreed)
    setFailure(undefined)
    try {
      await onRespond(work, isAgreed, comment.trim())
    } catch (error) {
      setFailure(toFormError(error).message)
    }
    setSavingAnswer(undefined)
  }
  const renderButton = (isAgreed: boolean) => (
    <Button
      variant={isAgreed ? 'primary' : 'secondary'}
      busy={savingAnswer === isAgreed}
      busyLabel={t('work.panel.saving')}
      disabled={savingAnswer === !isAgreed}
      onClick={() => void sendAnswer(isAgreed)}
    >
      {t(isAgreed ? 'work.answer.take' : 'work.answer.decline')}
    </Button>
  )
  return (
    <div className={styles.footer}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextArea
        label={t('work.answer.comment')}
        optional
        rows={2}
        maxLength={limits.noteLength}
        value={comment}
        onValueChange={setComment}
      />
      <div className={styles.buttons}>
        {renderButton(false)}
        {renderButton(true)}
      </div>
    </div>
  )
}
