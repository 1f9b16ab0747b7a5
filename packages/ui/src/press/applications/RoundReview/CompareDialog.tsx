import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextDiff } from '../../../patterns/Diff/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { changedPart } from './changed-text.ts'
import * as styles from './RoundReview.css.ts'

interface CompareDialogProps {
  /** Name of the document. */
  title: string
  before: { id: number; name: string }
  after: { id: number; name: string }
  /** Fetches the text of a file; null if it has no text. */
  onRead: (file: { id: number; name: string }) => Promise<string | null>
  onClose: () => void
}

/** The text changes between two versions of a document. */
export function CompareDialog({ title, before, after, onRead, onClose }: CompareDialogProps) {
  const { t } = useTranslation('applications')
  const [texts, setTexts] = useState<[string | null, string | null]>()
  const [failed, setFailed] = useState(false)
  const read = useEffectEvent(() => Promise.all([onRead(before), onRead(after)]))
  useEffect(() => {
    read()
      .then(setTexts)
      .catch(() => setFailed(true))
  }, [])
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t('rounds.compareTitle', { document: title })}>
      {failed ? <p>{t('rounds.compareFailed')}</p> : <Compared texts={texts} />}
    </Dialog>
  )
}

function Compared({ texts }: { texts: [string | null, string | null] | undefined }) {
  const { t } = useTranslation('applications')
  if (!texts)
    return (
      <SkeletonGroup label={t('rounds.comparing')}>
        <Skeleton width="full" />
        <Skeleton width="long" />
      </SkeletonGroup>
    )
  const [before, after] = texts
  if (before === null || after === null) return <p>{t('rounds.noText')}</p>
  const part = changedPart(before, after)
  if (part === null) return <p>{t('rounds.textSame')}</p>
  if (!part) return <p>{t('rounds.textTooLong')}</p>
  return (
    <div className={styles.diff}>
      <TextDiff before={part.before} after={part.after} counted />
    </div>
  )
}
