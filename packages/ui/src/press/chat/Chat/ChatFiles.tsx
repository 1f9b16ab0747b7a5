import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Icon } from '../../../foundations/Icon/index.ts'
import { Heading } from '../../../foundations/Text/index.ts'
import { toPressDay } from '../../../private/days.ts'
import { getFileGlyph } from '../../../primitives/FileUpload/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import type { BookFile } from './types.ts'
import * as styles from './ChatBookInfo.css.ts'

interface ChatFilesProps {
  files: readonly BookFile[]
  totalFiles: number
  filesHref?: string | undefined
  onOpenFile: (file: BookFile) => void
  today: string
}

/** The newest files of the conversation, or of the book that the conversation is about. */
export function ChatFiles({ files, totalFiles, filesHref, onOpenFile, today }: ChatFilesProps) {
  const { t } = useTranslation('chat')
  return (
    <>
      <div className={styles.head}>
        <Heading level={3}>{t('info.files')}</Heading>
        {filesHref && totalFiles > files.length && (
          <Link href={filesHref}>{t('info.allFiles', { total: totalFiles })}</Link>
        )}
      </div>
      {files.length === 0 ? (
        <p className={styles.none}>{t('info.noFiles')}</p>
      ) : (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} today={today} onOpen={onOpenFile} />
          ))}
        </ul>
      )}
    </>
  )
}

interface FileProps {
  file: BookFile
  today: string
  onOpen: (file: BookFile) => void
}

function FileRow({ file, today, onOpen }: FileProps) {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  const daysAgo = daysBetween(toPressDay(file.created_at), today)
  return (
    <li>
      <button type="button" className={styles.file} onClick={() => onOpen(file)}>
        <span className={styles.glyph}>
          <Icon glyph={getFileGlyph(file.name)} size={16} />
        </span>
        <span className={styles.name}>{file.name}</span>
        <time className={styles.when} dateTime={file.created_at}>
          {daysAgo <= 0 ? date(file.created_at, 'time') : daysAgo === 1 ? t('list.yesterday') : date(file.created_at)}
        </time>
      </button>
    </li>
  )
}
