import type { ApplicationRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { ApplicationStatusBadge } from '../../shared/ApplicationStatus/index.ts'
import { BookTile, BookTileLine } from '../../shared/BookTile/index.ts'
import { ApplicationTiming } from './ApplicationTiming.tsx'

export interface ApplicationCardProps {
  application: ApplicationRow
  /** Address of the application's page. */
  href: string
  /** Whether the reader is the author of the application. @default false */
  forAuthor?: boolean
}

/** An application in a grid. The whole card is a link. */
export function ApplicationCard({ application, href, forAuthor }: ApplicationCardProps) {
  const { t } = useTranslation('applications')
  const { id, status, status_since } = application
  return (
    <BookTile book={application} href={href} detail={t('details.number', { id })}>
      <BookTileLine>
        <ApplicationStatusBadge status={status} since={status_since} forAuthor={forAuthor} />
        <ApplicationTiming application={application} />
      </BookTileLine>
    </BookTile>
  )
}
