import { groupPageRanges, type StoredFile, type RoundDocument, type RoundFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { isUnchangedFile } from './review-values.ts'
import * as styles from './RoundReview.css.ts'

interface RoundFilesProps {
  request: RoundDocument
  onPreview: (file: StoredFile) => void
  /** Shows the text changes. Leave it out if the files cannot be compared. */
  onCompare?: ((askedFile: RoundFile, receivedFile: RoundFile) => void) | undefined
}

/** A document before and after the revision: the files side by side, the changes, and the author's answer. */
export function RoundFiles({ request, onPreview, onCompare }: RoundFilesProps) {
  const { t } = useTranslation('applications')
  const { asked, came, answer } = request
  const isSameFile = isUnchangedFile(request)
  return (
    <>
      <div className={styles.compared}>
        <FileCell file={asked} emptyText={t('rounds.first')} onPreview={onPreview} old />
        <span className={styles.arrow}>
          <Icon glyph={glyphs.arrowRight} size={16} />
        </span>
        <FileCell
          file={came}
          emptyText={t(answer ? 'rounds.answeredOnly' : 'rounds.notSent')}
          onPreview={onPreview}
          badge={
            came && (
              <Badge tone={isSameFile ? 'warning' : 'success'}>
                {t(isSameFile ? 'rounds.sameFile' : 'rounds.newFile')}
              </Badge>
            )
          }
        />
      </div>
      {answer && (
        <blockquote className={styles.answer}>
          <span className={styles.muted}>{t('rounds.answer')}</span> {answer}
        </blockquote>
      )}
      {came && asked && (isSameFile ? <SameFile file={came} /> : <Changes request={request} onCompare={onCompare} />)}
    </>
  )
}

interface FileCellProps {
  file: RoundFile | StoredFile | null | undefined
  /** Text shown if there is no file. */
  emptyText: string
  onPreview: (file: StoredFile) => void
  old?: boolean
  badge?: React.ReactNode
}

/** A file of a round; a click previews it. */
export function FileCell({ file, emptyText, onPreview, old = false, badge }: FileCellProps) {
  const { t } = useTranslation('applications')
  const { bytes, date } = useFormat()
  if (!file) return <div className={styles.noFile}>{emptyText}</div>
  const facts = [
    'created_at' in file && date(file.created_at, 'dayMonth'),
    bytes(file.size),
    'pages' in file && file.pages !== null && t('rounds.pages', { count: file.pages }),
  ]
  return (
    <div className={classes(styles.file, old && styles.oldFile)}>
      <span className={styles.fileIcon}>
        <Icon glyph={getFileGlyph(file.name)} size={18} />
      </span>
      <button type="button" className={styles.fileName} onClick={() => onPreview(file)}>
        {file.name}
      </button>
      <span className={styles.fileFacts}>{facts.filter(Boolean).join(' · ')}</span>
      {badge && <span className={styles.fileBadge}>{badge}</span>}
    </div>
  )
}

/** Returns the first eight digits of a checksum in groups of four: enough to tell two files apart by eye. */
const formatChecksum = (sha256: string) => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`

function SameFile({ file }: { file: RoundFile }) {
  const { t } = useTranslation('applications')
  return (
    <p className={styles.warned}>
      <Icon glyph={glyphs.warning} size={16} weight="fill" />
      <span>
        <strong>{t('rounds.sameText')}</strong>{' '}
        <span className={styles.muted}>{t('rounds.checksum', { sum: formatChecksum(file.sha256) })}</span>
      </span>
    </p>
  )
}

function Changes({ request, onCompare }: Pick<RoundFilesProps, 'request' | 'onCompare'>) {
  const { t } = useTranslation('applications')
  const { asked, came, changed_pages } = request
  if (!asked || !came) return null
  return (
    <div className={styles.changes}>
      {changed_pages && came.pages ? (
        <>
          <PageStrip pages={came.pages} changedPages={changed_pages} />
          <span>
            <strong>{t('rounds.changed', { count: changed_pages.length })}</strong>{' '}
            <span className={styles.muted}>
              {groupPageRanges(changed_pages)
                .map(([from, to]) => (from === to ? from : `${from}–${to}`))
                .join(', ')}
            </span>
          </span>
        </>
      ) : (
        <span className={styles.muted}>{t('rounds.notByPage')}</span>
      )}
      {onCompare && (
        <span className={styles.compare}>
          <Button variant="quiet" size="sm" leading={glyphs.columns} onClick={() => onCompare(asked, came)}>
            {t('rounds.compare')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Shows where in a document the changed pages are. */
function PageStrip({ pages, changedPages }: { pages: number; changedPages: readonly number[] }) {
  return (
    <svg className={styles.strip} viewBox={`0 0 ${pages} 1`} preserveAspectRatio="none" aria-hidden>
      {groupPageRanges(changedPages).map(([from, to]) => (
        <rect key={from} x={from - 1} width={to - from + 1} height={1} className={styles.stripChanged} />
      ))}
    </svg>
  )
}
