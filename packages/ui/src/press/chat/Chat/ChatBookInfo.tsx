import { getDueTone } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Divider } from '../../../foundations/layout/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Badge, type BadgeTone } from '../../../primitives/Badge/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import { StageRibbon } from '../../shared/StageRibbon/index.ts'
import { stageGlyphs } from '../../../foundations/stages/index.ts'
import { ChatFiles } from './ChatFiles.tsx'
import { ChatPeople } from './ChatPeople.tsx'
import type { BookFile, ChatBook, ChatMember } from './types.ts'
import * as styles from './ChatBookInfo.css.ts'

export interface ChatBookInfoProps {
  book: ChatBook
  /** The URL of the tech card. */
  href: string
  members: readonly ChatMember[]
  /** Id of the current user. */
  me: number
  /** The most recent files, newest first. */
  files: readonly BookFile[]
  /** The total number of files. @default files.length */
  totalFiles?: number
  /** The URL of the page with all files of the book. */
  filesHref?: string
  onOpenFile: (file: BookFile) => void
  /** Actions on the conversation. */
  actions?: ReactNode
}

/** The book of a conversation: its stage, its people and its most recent files. */
export function ChatBookInfo({
  book,
  href,
  members,
  me,
  files,
  totalFiles = files.length,
  filesHref,
  onOpenFile,
  actions,
}: ChatBookInfoProps) {
  const { t } = useTranslation(['chat', 'domain'])
  const { number } = useFormat()
  const today = useToday()
  const { id, book_name, authors, src_cover, stage, due, quantity, project_manager } = book
  const lang = getBookLang(book.language)
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
        {due && <DueDate due={due} today={today} />}
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
      <ChatPeople members={members} me={me} />
      <Divider />
      <ChatFiles files={files} totalFiles={totalFiles} filesHref={filesHref} onOpenFile={onOpenFile} today={today} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

const dueBadgeTones: Record<ReturnType<typeof getDueTone>, BadgeTone> = {
  later: 'neutral',
  soon: 'attention',
  overdue: 'danger',
}

/** The due date, styled like the badges next to it. */
function DueDate({ due, today }: { due: string; today: string }) {
  const { date } = useFormat()
  const tone = getDueTone(due, today)
  return (
    <Badge tone={dueBadgeTones[tone]} glyph={tone === 'overdue' ? glyphs.warningCircle : glyphs.calendarBlank}>
      <time dateTime={due} title={date(due, 'date')}>
        {date(due)}
      </time>
    </Badge>
  )
}
