import { useTechCards } from '@press/client'
import { boardColumnKeys, grantOf, limits, type BoardColumn } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { choice, Loaded, navigate, pageHref, useListParams, usePageTitle } from '@press/shell'
import {
  ButtonLink,
  glyphs,
  NoResults,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  SegmentedControl,
  stageGlyphs,
  TechCardCards,
  TechCardTable,
} from '@press/ui'
import { useCallback } from 'react'
import { FilterChip } from '../shared/FilterChip.tsx'
import { ManagerFilter } from '../shared/ManagerFilter.tsx'
import { useSorting } from '../shared/useSorting.ts'
import { useStaff } from '../shared/useStaff.ts'

const defaults = {
  search: '',
  stage: '',
  manager: '',
  view: 'list',
  sort_by: 'created_at',
  sort_dir: 'desc',
  page: '1',
  per_page: String(limits.pageSize),
}
const sorts = ['created_at', 'book_name', 'due', 'stage', 'quantity'] as const

/** All tech cards that the person may see, as a list or as books. */
export function TechCardsScreen() {
  const { t } = useTranslation(['tech-cards', 'board', 'domain'])
  const { role, to } = useStaff()
  const [params, set] = useListParams(defaults)
  const { search, stage, manager, view } = params
  usePageTitle(t('list.label'))

  const column = boardColumnKeys.find((key) => key === stage)
  const page = Number(params.page) || 1
  const pageSize = Number(params.per_page) || limits.pageSize
  const cards = useTechCards({
    search,
    page,
    per_page: pageSize,
    sort_by: choice(sorts, params.sort_by),
    sort_dir: choice(['asc', 'desc'], params.sort_dir),
    ...(column && { stage: column }),
    ...(manager && { project_manager_id: Number(manager) }),
  })
  const sorting = useSorting(params, set)
  const hrefOf = useCallback(({ id }: { id: number }) => to.techCard(id), [to])
  const filtered = Boolean(search || column || manager)
  const nameOf = (key: BoardColumn) => (key === 'archieve' ? t('board:archive') : t(`domain:stage.${key}`))

  return (
    <Page
      scroll={view === 'grid' ? 'page' : 'fill'}
      header={
        <PageHeader
          title={t('list.label')}
          {...(cards.data && { count: t('list.found', { count: cards.data.total }) })}
          filtersOn={[search, column, manager].filter(Boolean).length}
          filters={
            <>
              <SearchField label={t('board:filter.search')} value={search} onSearch={(next) => set({ search: next })} />
              <FilterChip
                label={t('board:filter.stage')}
                all={t('board:filter.anyStage')}
                glyph={glyphs.funnel}
                options={boardColumnKeys.map((key) => ({
                  value: key,
                  label: nameOf(key),
                  glyph: key === 'archieve' ? glyphs.archive : stageGlyphs[key],
                }))}
                value={column ?? ''}
                onChange={(next) => set({ stage: next })}
              />
              <ManagerFilter value={manager} onChange={(next) => set({ manager: next })} />
              <SegmentedControl
                label={t('board:view.label')}
                segments={[
                  { value: 'board', label: t('board:view.board'), glyph: glyphs.kanban, iconOnly: true },
                  { value: 'list', label: t('board:view.list'), glyph: glyphs.list, iconOnly: true },
                  { value: 'grid', label: t('board:view.grid'), glyph: glyphs.squaresFour, iconOnly: true },
                ]}
                value={view === 'grid' ? 'grid' : 'list'}
                onValueChange={(next) => (next === 'board' ? navigate(to.kanban) : set({ view: next }))}
              />
            </>
          }
          primary={
            grantOf(role, 'techCards', 'write') && (
              <ButtonLink variant="primary" leading={glyphs.plus} href={to.newTechCard()}>
                {t('list.newCard')}
              </ButtonLink>
            )
          }
        />
      }
    >
      <Loaded of={cards} skeleton={<TechCardCards hrefOf={hrefOf} />}>
        {({ techcards, total }) => {
          const footer = (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              href={pageHref}
              onPageChange={(next) => set({ page: String(next) })}
              onPageSizeChange={(next) => set({ per_page: String(next) })}
            />
          )
          if (total === 0 && filtered)
            return <NoResults query={search} onReset={() => set({ search: '', stage: '', manager: '' })} />
          if (view === 'grid')
            return (
              <>
                <TechCardCards rows={techcards} hrefOf={hrefOf} />
                {footer}
              </>
            )
          return <TechCardTable rows={techcards} hrefOf={hrefOf} {...sorting} footer={footer} fill />
        }}
      </Loaded>
    </Page>
  )
}
