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
  const [saving, setSaving] = useState<boolean>()
  const [failure, setFailure] = useState<string>()
  const answer = async (agree: boolean) => {
    setSaving(agree)
    setFailure(undefined)
    try {
      await onRespond(work, agree, comment.trim())
    } catch (refusal) {
      setFailure(toFormError(refusal).message)
    }
    setSaving(undefined)
  }
  const button = (agree: boolean) => (
    <Button
      variant={agree ? 'primary' : 'secondary'}
      busy={saving === agree}
      busyLabel={t('work.panel.saving')}
      disabled={saving === !agree}
      onClick={() => void answer(agree)}
    >
      {t(agree ? 'work.answer.take' : 'work.answer.decline')}
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
        {button(false)}
        {button(true)}
      </div>
    </div>
  )
}
