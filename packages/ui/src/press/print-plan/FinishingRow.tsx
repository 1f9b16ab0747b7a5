import type { PlannedFinish } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { getBookLang } from '../../private/book-lang.ts'
import { BookRow } from '../shared/BookRow/index.ts'
import { DueDate } from '../shared/DueDate/index.ts'
import { Link } from '../../primitives/Link/index.ts'

/** A signal copy or a binding to be finished, with a link to its form on the tech card. */
export function FinishingRow({ finish, href }: { finish: PlannedFinish; href: string }) {
  const { t } = useTranslation('queue')
  const { id, book_name, authors, language, src_cover, due, step } = finish
  const actionLabel = t(`step.${step}`)
  return (
    <BookRow
      title={book_name}
      number={id}
      authors={authors}
      lang={getBookLang(language)}
      src={src_cover}
      stacked
      facts={due && <DueDate due={due} />}
      action={
        <Link variant="standalone" href={href} aria-label={t('openNamed', { action: actionLabel, title: book_name })}>
          {actionLabel}
        </Link>
      }
    />
  )
}
