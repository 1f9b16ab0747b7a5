import type { MyWork } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { fact } from '../../shared/BookRow/BookRow.css.ts'
import { BookRow } from '../../shared/BookRow/index.ts'
import { DueDate } from '../../shared/DueDate/index.ts'

interface MyWorkRowProps {
  work: MyWork
  href: string
  onHandIn: () => void
}

/** A work in progress: its name, its deadline, its file and a button to submit it. */
export function MyWorkRow({ work, href, onHandIn }: MyWorkRowProps) {
  const { t } = useTranslation(['projects', 'domain', 'queue'])
  const { money } = useFormat()
  const { name, unit, price, status, end_date, completed_at, comment, result_files, book_name } = work
  const isInProgress = status === 'in progress'
  const facts = [t(`domain:workType.${name}`), unit, price !== null && money(price)].filter(Boolean).join(' · ')
  const isReturned = isInProgress && completed_at !== null
  return (
    <BookRow
      title={book_name}
      number={work.techcard_id}
      authors={facts}
      lang={getBookLang(work.language)}
      src={work.src_cover}
      href={href}
      facts={
        <>
          {isInProgress && end_date && <DueDate due={end_date} />}
          {isReturned && (
            <Text variant="caption" tone="attention">
              {t('mine.returned', { comment })}
            </Text>
          )}
          <span className={fact}>{result_files.map((file) => file.name).join(', ') || t('mine.noFile')}</span>
        </>
      }
      action={
        isInProgress ? (
          <Button
            variant="tinted"
            size="sm"
            aria-label={t('queue:openNamed', { action: t('mine.hand'), title: book_name })}
            onClick={onHandIn}
          >
            {t('mine.hand')}
          </Button>
        ) : (
          <Text tone="muted" variant="caption">
            {t('mine.checking')}
          </Text>
        )
      }
    />
  )
}
