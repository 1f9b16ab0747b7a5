import { useCall } from '@press/client'
import { getGrantedScope, joinShortNames } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, ShareLink, usePageTitle, useParams } from '@press/shell'
import { BookHistory, BookTracking, Columns, glyphs, Inline, Link, Page, Panel, Stack } from '@press/ui'
import { useStaff } from '../shared/useStaff.ts'
import type { TechCard } from '../shared/tech-card.ts'

/** The stage of one book, its history, and its public link. */
export function TrackedBookScreen() {
  const { t } = useTranslation(['tracking', 'tech-cards'])
  const { paths } = useStaff()
  const answer = useCall('GET /api/tech-cards/{id}', { params: { id: Number(useParams()['id']) } })
  const card = answer.data?.techcard
  usePageTitle(card?.book_name)
  return (
    <Page width="wide">
      <Stack gap={4}>
        <Inline justify="between">
          <Link variant="standalone" tone="muted" glyph={glyphs.arrowLeft} href={paths.tracking}>
            {t('back')}
          </Link>
          {card && (
            <Link variant="standalone" href={paths.techCard(card.id)}>
              {t('tech-cards:number', { id: card.id })}
            </Link>
          )}
        </Inline>
        <QueryBoundary result={answer} skeleton={<BookTracking />}>
          {({ techcard }) => <Book card={techcard} />}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

function Book({ card }: { card: TechCard }) {
  const { t } = useTranslation('tracking')
  const { role } = useStaff()
  const history = useCall('GET /api/tech-cards/{id}/story', { params: { id: card.id } })
  return (
    <Columns aside="end" gap={8}>
      <BookTracking reader="press" book={{ ...card, authors: joinShortNames(card.authors) }} />
      <Stack>
        {getGrantedScope(role, 'techCards', 'share') && <ShareLink id={card.id} />}
        <Panel title={t('story.title')}>
          <QueryBoundary result={history} skeleton={<BookHistory />}>
            {({ events }) => <BookHistory events={events} />}
          </QueryBoundary>
        </Panel>
      </Stack>
    </Columns>
  )
}
