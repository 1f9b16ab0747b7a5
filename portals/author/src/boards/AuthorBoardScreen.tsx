import { useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useListParams } from '@press/shell'
import { AuthorBoard, ButtonLink, EmptyState, glyphs, NoResults, Page, PageHeader, SearchField } from '@press/ui'
import { useMyBooks } from '../shared/useMyBooks.ts'
import { useAuthor } from '../shared/useAuthor.ts'

const defaults = { search: '' }

/** The author's books in five simple phases. Only the press moves the cards. A card links to its book. */
export function AuthorBoardScreen() {
  const { t } = useTranslation('home')
  const { paths } = useAuthor()
  const [{ search }, setParams] = useListParams(defaults)
  const applications = useCall('GET /api/applications', { query: { per_page: 100, search } })
  const cards = useCall('GET /api/tech-cards', { query: { per_page: 100, search } })
  const queue = useCall('GET /api/queue', { query: {} }).data
  const data = applications.data && cards.data && { ...applications.data, ...cards.data }
  const pendingKeys = new Set(queue?.items.map(({ kind, id }) => `${kind}:${id}`))
  const books = useMyBooks({ applications: data?.applications ?? [], techcards: data?.techcards ?? [], queue })
    // A refused application is not shown, but a published book is.
    .filter(({ isInProgress, key }) => isInProgress || key.startsWith('techcard'))
    .map(({ shortNote, ...book }) => ({ ...book, note: shortNote, waiting: pendingKeys.has(book.key) }))

  return (
    <Page
      scroll="bleed"
      header={
        <PageHeader
          serifTitle
          title={t('board.title')}
          count={data ? t('board.count', { count: books.length }) : undefined}
          activeFilterCount={search ? 1 : 0}
          filters={
            <SearchField
              label={t('board.search')}
              value={search}
              onValueChange={(next) => setParams({ search: next })}
            />
          }
        />
      }
    >
      <QueryBoundary
        result={{ ...applications, data, error: applications.error ?? cards.error }}
        skeleton={<AuthorBoard books={[]} state="loading" />}
      >
        {() => (
          <AuthorBoard
            books={books}
            empty={
              search ? (
                <NoResults query={search} onReset={() => setParams({ search: '' })} />
              ) : (
                <EmptyState
                  title={t('books.emptyTitle')}
                  action={
                    <ButtonLink leading={glyphs.plus} href={paths.newApplication}>
                      {t('books.newApplication')}
                    </ButtonLink>
                  }
                >
                  {t('books.emptyText')}
                </EmptyState>
              )
            }
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
