import { useCall } from '@press/client'
import { getExpectedCopies, joinShortNames } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, ShareLink, usePageTitle, useParams } from '@press/shell'
import { BookHistory, BookTracking, Columns, CopiesList, Link, Page, Panel, Stack } from '@press/ui'
import { Suspense } from 'react'
import { BackLink } from '../shared/BackLink.tsx'
import { useAuthor } from '../shared/useAuthor.ts'
import { BookDocuments } from './BookDocuments.tsx'
import { BookRating } from './BookRating.tsx'
import { BookFiles } from './BookFiles.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { SignalReviewCard } from './SignalReviewCard.tsx'
import type { TechCard } from '../shared/tech-card.ts'

/** Shows the stage of one book and the actions that its author has to take. */
export function BookTrackingScreen() {
  const { t } = useTranslation(['tracking', 'shell'])
  const { paths } = useAuthor()
  const answer = useCall('GET /api/tech-cards/{id}', { params: { id: Number(useParams()['id']) } })
  const card = answer.data?.techcard
  usePageTitle(card?.book_name)
  return (
    <Page width="wide">
      <Stack gap={4}>
        <BackLink href={paths.home} label={t('shell:nav.books')}>
          {card && (
            <Link variant="standalone" tone="muted" href={paths.chatAboutCard(card.id)}>
              {t('discuss')}
            </Link>
          )}
          {card?.application_id && (
            <Link variant="standalone" tone="muted" href={paths.application(card.application_id)}>
              {t('application', { id: card.application_id })}
            </Link>
          )}
        </BackLink>
        <QueryBoundary result={answer} skeleton={<BookTracking />}>
          {({ techcard }) => <Book card={techcard} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

function Book({ card }: { card: TechCard }) {
  const { t } = useTranslation(['tracking', 'tech-cards'])
  const history = useCall('GET /api/tech-cards/{id}/story', { params: { id: card.id } })
  return (
    <Stack gap={6}>
      {/* The content may change while the screen is open, because the signal copy may arrive. */}
      <Suspense>{card.is_author && !card.signalEndDate && <SignalReviewCard card={card} />}</Suspense>
      <Columns aside="end" gap={8}>
        <BookTracking book={{ ...card, authors: joinShortNames(card.authors) }} />
        <Stack>
          <ShareLink id={card.id} />
          {!card.is_done && <DeliveryForm card={card} />}
          {card.received && (
            <Panel title={t('tech-cards:copies.label')}>
              <CopiesList expected={getExpectedCopies(card)} received={card.received} delivered={card.handed_over} />
            </Panel>
          )}
          {card.files.length > 0 && <BookFiles files={card.files} />}
          <BookRating id={card.id} />
          <BookDocuments id={card.id} />
          <Panel title={t('story.title')}>
            <QueryBoundary result={history} skeleton={<BookHistory />}>
              {({ events }) => <BookHistory events={events} reader="author" />}
            </QueryBoundary>
          </Panel>
        </Stack>
      </Columns>
    </Stack>
  )
}
