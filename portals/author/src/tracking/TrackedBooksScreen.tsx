import { useCall } from '@press/client'
import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { parseChoice, QueryBoundary, useListPages } from '@press/shell'
import {
  Button,
  glyphs,
  Inline,
  Menu,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  SegmentedControl,
  Stack,
  TrackingTable,
} from '@press/ui'
import { useCallback } from 'react'
import { useAuthor } from '../shared/useAuthor.ts'

const defaults = { search: '', stage: '', late: '', sort: 'stage_since', page: '1' }
/** The author's sort fields, each with its natural direction. */
const directions = { stage_since: 'desc', due: 'asc', book_name: 'asc', stage: 'desc' } as const
const sortKeys = ['stage_since', 'due', 'book_name', 'stage'] as const
const lateKinds = ['overdue', 'slow'] as const

/** All books of the author: their stages and expected dates. */
export function TrackedBooksScreen() {
  const { t } = useTranslation('tracking')
  const { paths } = useAuthor()
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const { search } = params
  const sort = parseChoice(sortKeys, params.sort)
  const late = lateKinds.find((one) => one === params.late)
  const stage = stageKeys.find((one) => one === params.stage)
  const answer = useCall('GET /api/book-tracking', {
    query: {
      search,
      page,
      sort_by: sort,
      sort_dir: directions[sort],
      ...(late && { late }),
      ...(stage && { stage }),
    },
  })
  const getHref = useCallback(({ id }: { id: number }) => paths.bookTracking(id), [paths])
  const totalFound = answer.data?.total
  const isFiltered = search !== '' || late !== undefined || stage !== undefined
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          serifTitle
          title={t('list.label')}
          description={totalFound !== undefined ? t('list.found', { count: totalFound }) : undefined}
        />
      }
    >
      <Stack>
        <Inline justify="between" gap={3}>
          <SegmentedControl
            label={t('list.late')}
            value={late ?? ''}
            onValueChange={(next) => setParams({ late: next })}
            options={[
              { value: '', label: t('back') },
              ...lateKinds.map((value) => ({ value, label: t(`list.lates.${value}`) })),
            ]}
          />
          <Inline gap={3}>
            <SearchField
              label={t('list.search')}
              value={search}
              onValueChange={(next) => setParams({ search: next })}
            />
            <Menu
              label={t('list.sort')}
              align="end"
              items={sortKeys.map((key) => ({
                key,
                label: t(`list.sorts.${key}`),
                radio: true,
                checked: key === sort,
                onSelect: () => setParams({ sort: key }),
              }))}
              renderTrigger={(props) => (
                <Button {...props} variant="quiet" trailing={glyphs.caretDown}>
                  {t(`list.sorts.${sort}`)}
                </Button>
              )}
            />
          </Inline>
        </Inline>
        <QueryBoundary result={answer} skeleton={<TrackingTable rows={[]} hrefOf={getHref} loading reader="author" />}>
          {({ books, total }) =>
            total === 0 && isFiltered ? (
              <NoResults query={search} onReset={() => setParams({ search: '', late: '', stage: '' })} />
            ) : (
              <>
                <TrackingTable rows={books} hrefOf={getHref} reader="author" />
                {total > per_page && renderPagination(total)}
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  )
}
