import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextDiff } from '../../../patterns/Diff/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { findChangedPart } from './changed-text.ts'
import * as styles from './RoundReview.css.ts'

interface CompareDialogProps {
  /** Name of the document. */
  title: string
  previousFile: { id: number; name: string }
  currentFile: { id: number; name: string }
  /** Fetches the text of a file; null if it has no text. */
  onRead: (file: { id: number; name: string }) => Promise<string | null>
  onClose: () => void
}

/** The text changes between two versions of a document. */
export function CompareDialog({ title, previousFile, currentFile, onRead, onClose }: CompareDialogProps) {
  const { t } = useTranslation('applications')
  const [texts, setTexts] = useState<[string | null, string | null]>()
  const [hasFailed, setHasFailed] = useState(false)
  const readBoth = useEffectEvent(() => Promise.all([onRead(previousFile), onRead(currentFile)]))
  useEffect(() => {
    readBoth()
      .then(setTexts)
      .catch(() => setHasFailed(true))
  }, [])
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t('rounds.compareTitle', { document: title })}>
      {hasFailed ? <p>{t('rounds.compareFailed')}</p> : <ComparedTexts texts={texts} />}
    </Dialog>
  )
}

function ComparedTexts({ texts }: { texts: [string | null, string | null] | undefined }) {
  const { t } = useTranslation('applications')
  if (!texts)
    return (
      <SkeletonGroup label={t('rounds.comparing')}>
        <Skeleton width="full" />
        <Skeleton width="long" />
      </SkeletonGroup>
    )
  const [oldText, newText] = texts
  if (oldText === null || newText === null) return <p>{t('rounds.noText')}</p>
  const changedTexts = findChangedPart(oldText, newText)
  if (changedTexts === null) return <p>{t('rounds.textSame')}</p>
  if (!changedTexts) return <p>{t('rounds.textTooLong')}</p>
  return (
    <div className={styles.diff}>
      <TextDiff before={changedTexts.before} after={changedTexts.after} showCounts />
    </div>
  )
}
