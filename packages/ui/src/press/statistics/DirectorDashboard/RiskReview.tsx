import { daysBetween } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { DescriptionList, Stack } from '../../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button, ButtonLink } from '../../../primitives/Button/index.ts'
import { Dialog } from '../../../primitives/Dialog/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import { useRiskReason } from './RisksPanel.tsx'
import type { RiskRow } from './rows.ts'

export interface RiskReviewProps {
  /** The current book. Omit while it loads. */
  book?: RiskRow | undefined
  /** Index of the book in the list of books at risk, from 0. The most overdue book is first. */
  index: number
  total: number
  onIndexChange: (index: number) => void
  hrefOf: (techCardId: number) => string
  /** Returns the link to a chat with the person responsible for a book. Returns undefined if this person is the current user. */
  messageHref?: ((personId: number) => string | undefined) | undefined
  onClose: () => void
}

/** Shows the books at risk one by one: the reason for the delay, the person responsible, and the link to the card. */
export function RiskReview({ book, index, total, onIndexChange, hrefOf, messageHref, onClose }: RiskReviewProps) {
  const { t } = useTranslation('statistics')
  const { date } = useFormat()
  const today = useToday()
  const getRiskReason = useRiskReason()
  const managerChatHref = book?.manager && messageHref?.(book.manager.id)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('today.review.title', { number: index + 1, total })}
      footer={
        <>
          <Button disabled={index === 0} onClick={() => onIndexChange(index - 1)}>
            {t('today.review.back')}
          </Button>
          <Button disabled={index >= total - 1} onClick={() => onIndexChange(index + 1)}>
            {t('today.review.next')}
          </Button>
          {managerChatHref && (
            <ButtonLink leading={glyphs.chatCircle} href={managerChatHref}>
              {t('today.review.write')}
            </ButtonLink>
          )}
          {book && (
            <ButtonLink variant="primary" href={hrefOf(book.id)}>
              {t('today.review.open')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <div role="status">
          {book ? (
            <>
              <BookTitle as="p" lang={getBookLang(book.language)}>
                {book.book_name}
              </BookTitle>
              <Text>{getRiskReason(book)}</Text>
            </>
          ) : (
            <SkeletonGroup>
              <Skeleton width="half" />
              <Skeleton width="full" />
            </SkeletonGroup>
          )}
        </div>
        {book && (
          <DescriptionList
            items={[
              { term: t('today.review.due'), value: date(book.due, 'date') },
              { term: t('today.review.late'), value: t('today.risks.days', { count: daysBetween(book.due, today) }) },
              { term: t('today.review.manager'), value: book.manager?.name ?? t('today.risks.nobody') },
              { term: t('today.review.executor'), value: book.executor?.name },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  )
}
