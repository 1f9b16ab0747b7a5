import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OtherPending, useListParams } from '@press/shell'
import {
  BookCoverGrid,
  BookPathList,
  BookPathRow,
  ButtonLink,
  glyphs,
  Heading,
  Inline,
  Page,
  PageHeader,
  SegmentedControl,
  Stack,
  useMedia,
} from '@press/ui'
import { Suspense } from 'react'
import { useAuthor } from '../shared/useAuthor.ts'
import { NextAction } from './NextAction.tsx'
import { useMyBooks, type MyBook } from '../shared/useMyBooks.ts'

const defaults = { view: 'path' }

/** The author's books: the next step first, then the stage of each book. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'shell'])
  const { name, paths } = useAuthor()
  const isWide = useMedia('tablet')
  const [{ view }, setParams] = useListParams(defaults)
  const applications = useCall('GET /api/applications', { query: { per_page: 100 } })
  const cards = useCall('GET /api/tech-cards', { query: { per_page: 100 } })
  const queue = useCall('GET /api/queue', { query: {} }).data
  const hasLoaded = applications.data && cards.data
  const loadError = applications.error ?? cards.error
  const books = useMyBooks({
    applications: applications.data?.applications ?? [],
    techcards: cards.data?.techcards ?? [],
    queue,
  })

  const underWayCount = books.filter((book) => book.isInProgress).length
  const counts = [
    ...(underWayCount > 0 ? [t('books.count', { count: underWayCount })] : []),
    ...(queue && queue.total > 0 ? [t('books.waiting', { count: queue.total })] : []),
  ].join(', ')
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          serifTitle
          title={t('shell:greeting', { name })}
          {...(hasLoaded ? counts && { description: counts } : !loadError && { description: t('books.loading') })}
          primary={
            isWide && (
              <ButtonLink variant="primary" leading={glyphs.plus} href={paths.newApplication}>
                {t('books.newApplication')}
              </ButtonLink>
            )
          }
        />
      }
    >
      <Stack gap={6}>
        {queue && cards.data && <NextAction queue={queue} techcards={cards.data.techcards} />}
        <Suspense>
          <OtherPending />
        </Suspense>
        <Stack as="section" gap={3}>
          <Inline justify="between">
            <Heading level={2}>{t('books.title')}</Heading>
            <Inline>
              {books.length > 0 && (
                <SegmentedControl
                  label={t('books.view')}
                  size="sm"
                  value={view}
                  onValueChange={(next) => setParams({ view: next })}
                  options={[
                    { value: 'path', label: t('books.views.path'), glyph: glyphs.rows, iconOnly: !isWide },
                    { value: 'covers', label: t('books.views.covers'), glyph: glyphs.squaresFour, iconOnly: !isWide },
                  ]}
                />
              )}
              {!isWide && (
                <ButtonLink variant="tinted" size="sm" leading={glyphs.plus} href={paths.newApplication}>
                  {t('books.newShort')}
                </ButtonLink>
              )}
            </Inline>
          </Inline>
          <QueryBoundary result={applications} skeleton={<BookPathList />}>
            {() => (
              // One message about outdated data is enough, even if both responses are outdated.
              <QueryBoundary
                result={{ ...cards, error: applications.error ? undefined : cards.error }}
                skeleton={<BookPathList />}
              >
                {() => <Books books={books} view={view} />}
              </QueryBoundary>
            )}
          </QueryBoundary>
        </Stack>
      </Stack>
    </Page>
  )
}

function Books({ books, view }: { books: readonly MyBook[]; view: string }) {
  const { t } = useTranslation('home')
  const { paths } = useAuthor()
  if (view === 'covers' && books.length > 0) return <BookCoverGrid books={books} />
  return (
    <BookPathList
      empty={books.length === 0}
      emptyAction={
        <ButtonLink leading={glyphs.plus} href={paths.newApplication}>
          {t('books.newApplication')}
        </ButtonLink>
      }
    >
      {books.map(({ key, href, note, shortNote, ...book }) => (
        <BookPathRow key={key} book={book} note={note} shortNote={shortNote} href={href} />
      ))}
    </BookPathList>
  )
}
