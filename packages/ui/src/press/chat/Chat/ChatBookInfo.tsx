import { daysBetween, dueTone } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Divider } from '../../../foundations/layout/index.ts'
import { BookTitle, Heading } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { dayOf } from '../../../private/days.ts'
import { useToday } from '../../../private/useToday.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { fileGlyph } from '../../../primitives/FileUpload/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { BookCover } from '../../books/BookCover/index.ts'
import { StageRibbon } from '../../books/StageRibbon/index.ts'
import { stageGlyphs } from '../../books/stages/index.ts'
import { isOnline, type BookFile, type ChatBook, type ChatMember } from './types.ts'
import * as styles from './ChatBookInfo.css.ts'

export interface ChatBookInfoProps {
  book: ChatBook
  /** The page of its tech card. */
  href: string
  members: readonly ChatMember[]
  /** Number of the reader. */
  me: number
  /** The newest few, the newest first. */
  files: readonly BookFile[]
  /** How many there are in all. @default files.length */
  totalFiles?: number
  /** The page of all its files. */
  filesHref?: string
  onOpenFile: (file: BookFile) => void
  /** @default now */
  today?: string
}

/** The book that a conversation is about: how far it has come, who works on it, and its last files. */
export function ChatBookInfo({
  book,
  href,
  members,
  me,
  files,
  totalFiles = files.length,
  filesHref,
  onOpenFile,
  today: given,
}: ChatBookInfoProps) {
  const { t } = useTranslation(['chat', 'domain'])
  const { number } = useFormat()
  const today = useToday(given)
  const { id, book_name, authors, src_cover, stage, due, quantity, project_manager } = book
  const lang = bookLang(book.language)
  return (
    <div className={styles.info}>
      <div className={styles.stand}>
        <BookCover title={book_name} number={id} authors={authors} src={src_cover} width={112} lang={lang} />
      </div>
      <div className={styles.title}>
        <BookTitle as="h2" size="m" lang={lang}>
          {book_name}
        </BookTitle>
      </div>
      <div className={styles.badges}>
        <Badge stage={stage} glyph={stageGlyphs[stage]}>
          {t(`domain:stageShort.${stage}`)}
        </Badge>
        {due && <Due due={due} today={today} />}
      </div>
      <div className={styles.ribbon}>
        <StageRibbon stage={stage} />
      </div>
      <DescriptionList
        items={[
          { term: t('info.card'), value: <Link href={href}>{t('info.cardNumber', { id })}</Link> },
          {
            term: t('info.quantity'),
            value: quantity !== null && t('info.copies', { count: quantity, number: number(quantity) }),
          },
          { term: t('info.manager'), value: project_manager?.name },
        ]}
      />
      <Divider />
      <Heading level={3}>{t('info.people')}</Heading>
      <ul className={styles.people}>
        {members.map((one) => (
          <li key={one.id} className={styles.person}>
            <Avatar
              name={one.name}
              src={one.avatar ?? undefined}
              size={24}
              {...(isOnline(one) && { presence: 'online' })}
            />
            <span className={styles.name} aria-hidden>
              {one.id === me ? t('info.you', { name: one.name }) : one.name}
            </span>
          </li>
        ))}
      </ul>
      <Divider />
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
            <File key={file.id} file={file} today={today} onOpen={onOpenFile} />
          ))}
        </ul>
      )}
    </div>
  )
}

const dueBadges: Record<ReturnType<typeof dueTone>, BadgeTone> = {
  later: 'neutral',
  soon: 'attention',
  overdue: 'danger',
}

/** Until when, as one of the badges beside it. */
function Due({ due, today }: { due: string; today: string }) {
  const { date } = useFormat()
  const tone = dueTone(due, today)
  return (
    <Badge tone={dueBadges[tone]} glyph={tone === 'overdue' ? glyphs.warningCircle : glyphs.calendarBlank}>
      <time dateTime={due} title={date(due, 'date')}>
        {date(due)}
      </time>
    </Badge>
  )
}

interface FileProps {
  file: BookFile
  today: string
  onOpen: (file: BookFile) => void
}

function File({ file, today, onOpen }: FileProps) {
  const { t } = useTranslation('chat')
  const { date } = useFormat()
  const ago = daysBetween(dayOf(file.created_at), today)
  return (
    <li>
      <button type="button" className={styles.file} onClick={() => onOpen(file)}>
        <span className={styles.glyph}>
          <Icon glyph={fileGlyph(file.name)} size={16} />
        </span>
        <span className={styles.name}>{file.name}</span>
        <time className={styles.when} dateTime={file.created_at}>
          {ago <= 0 ? date(file.created_at, 'time') : ago === 1 ? t('list.yesterday') : date(file.created_at)}
        </time>
      </button>
    </li>
  )
}
