import type { ApplicationRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { Grid } from '../../../foundations/layout/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import { BookRow, BookRows, BookRowsLoading } from '../../shared/BookRow/index.ts'
import { ApplicationCard } from './ApplicationCard.tsx'
import { ApplicationTiming } from './ApplicationTiming.tsx'

export const applicationLayouts = ['list', 'grid'] as const

export interface ApplicationRowsProps {
  /** The applications; leave them out while they load. */
  applications?: readonly ApplicationRow[] | undefined
  /** How the applications are shown. @default 'list' */
  layout?: (typeof applicationLayouts)[number]
  /** Returns the address of an application's page. */
  hrefOf: (application: ApplicationRow) => string
  /** Whether the reader is the author of the applications. @default false */
  forAuthor?: boolean
  /** Shown in the empty state: a link to a new application. */
  emptyAction?: ReactNode
}

/** Applications as a list or as cards, each with its status, its time in the status and its due date. */
export function ApplicationRows({
  applications,
  layout = 'list',
  hrefOf,
  forAuthor = false,
  emptyAction,
}: ApplicationRowsProps) {
  const { t } = useTranslation('applications')
  if (!applications) return <BookRowsLoading label={t('list.loading')} />
  if (applications.length === 0)
    return (
      <EmptyState title={t('list.emptyTitle')} action={emptyAction}>
        {t(forAuthor ? 'list.emptyText' : 'list.emptyStaffText')}
      </EmptyState>
    )
  const sharedProps = { forAuthor }
  if (layout === 'grid')
    return (
      <Grid min="lg">
        {applications.map((application) => (
          <ApplicationCard key={application.id} application={application} href={hrefOf(application)} {...sharedProps} />
        ))}
      </Grid>
    )
  return (
    <BookRows label={t('list.label')}>
      {applications.map((application) => (
        <Row key={application.id} application={application} href={hrefOf(application)} {...sharedProps} />
      ))}
    </BookRows>
  )
}

interface RowProps {
  application: ApplicationRow
  href: string
  forAuthor: boolean
}

function Row({ application, href, forAuthor }: RowProps) {
  const { id, techcard_id, book_name, authors, language, status, status_since } = application
  return (
    <BookRow
      title={book_name}
      number={techcard_id ?? id}
      authors={authors}
      lang={getBookLang(language)}
      href={href}
      facts={
        <>
          <ApplicationStatusBadge status={status} since={status_since} forAuthor={forAuthor} />
          <ApplicationTiming application={application} />
        </>
      }
    />
  )
}
