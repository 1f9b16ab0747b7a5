import { useCall } from '@press/client'
import { applicationStatuses } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { parseChoice, QueryBoundary, useListPages } from '@press/shell'
import {
  ApplicationRows,
  Button,
  ButtonLink,
  glyphs,
  Inline,
  Menu,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  SegmentedControl,
  Stack,
} from '@press/ui'
import { useAuthor } from '../shared/useAuthor.ts'
import { MyDrafts } from './MyDrafts.tsx'

const defaults = { search: '', status: '', sort: 'created_at', view: 'list', page: '1' }
/** The author's sort fields, each with its natural direction. */
const directions = { created_at: 'desc', due: 'asc', book_name: 'asc' } as const
const sortKeys = ['created_at', 'due', 'book_name'] as const
const views = ['list', 'grid'] as const

/** All applications that the author has submitted, filtered by status. */
export function ApplicationsScreen() {
  const { t } = useTranslation(['applications', 'domain', 'home'])
  const { paths } = useAuthor()
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const { search } = params
  const status = applicationStatuses.find((one) => one === params.status)
  const sort = parseChoice(sortKeys, params.sort)
  const view = parseChoice(views, params.view)
  const answer = useCall('GET /api/applications', {
    query: {
      search,
      page,
      sort_by: sort,
      sort_dir: directions[sort],
      ...(status && { status }),
    },
  })

  const { counts = {}, total: totalFound } = answer.data ?? {}
  const totalCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const isFiltered = search !== '' || status !== undefined
  const newApplication = (
    <ButtonLink variant="primary" leading={glyphs.plus} href={paths.newApplication}>
      {t('home:books.newApplication')}
    </ButtonLink>
  )
  return (
    <Page
      width="wide"
      header={
        <PageHeader
          serifTitle
          title={t('list.label')}
          description={totalFound !== undefined ? t('list.found', { count: totalFound }) : undefined}
          primary={newApplication}
        />
      }
    >
      <Stack>
        <MyDrafts />
        <Inline justify="between" gap={3}>
          <SegmentedControl
            label={t('list.status')}
            value={status ?? ''}
            onValueChange={(next) => setParams({ status: next })}
            options={[
              { value: '', label: t('list.all'), count: totalCount },
              ...applicationStatuses
                .filter((value) => value === status || counts[value])
                .map((value) => ({
                  value,
                  label: t(`domain:applicationStatus.${value}`),
                  count: counts[value] ?? 0,
                  attention: value === 'revision',
                })),
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
            <SegmentedControl
              label={t('list.view')}
              value={view}
              onValueChange={(next) => setParams({ view: next })}
              options={[
                { value: 'list', label: t('list.asList'), glyph: glyphs.rows, iconOnly: true },
                { value: 'grid', label: t('list.asGrid'), glyph: glyphs.squaresFour, iconOnly: true },
              ]}
            />
          </Inline>
        </Inline>
        <QueryBoundary result={answer} skeleton={<ApplicationRows hrefOf={() => ''} />}>
          {({ applications, total }) =>
            total === 0 && isFiltered ? (
              <NoResults query={search} onReset={() => setParams({ search: '', status: '' })} />
            ) : (
              <>
                <ApplicationRows
                  applications={applications}
                  layout={view}
                  hrefOf={({ id }) => paths.application(id)}
                  forAuthor
                  emptyAction={newApplication}
                />
                {total > per_page && renderPagination(total)}
              </>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  )
}
