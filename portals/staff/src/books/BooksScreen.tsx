import { useCall } from '@press/client'
import { bookLanguages, editionTypes, getGrantedScope, offerPublishFlags } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSearchParams, FilterChip, ListScreen, listDefaults, useListState } from '@press/shell'
import { ButtonLink, CatalogueCards, CatalogueTable, glyphs, SearchField, SegmentedControl } from '@press/ui'
import { useCallback } from 'react'
import { useCopiesLabels } from '../shared/useCopiesLabels.ts'
import { useStaff } from '../shared/useStaff.ts'
import { BookPanel } from './BookPanel.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { ImportButton } from './ImportButton.tsx'

const defaults = listDefaults('year', 'language', 'edition_type', 'in_stock', 'listed', 'book')
const sortKeys = ['created_at', 'book_name', 'year', 'copies_left'] as const
const emptyFilters = { search: '', year: '', language: '', edition_type: '', in_stock: '', listed: '' }

/** The catalog of finished books, with a panel for the selected book. */
export function BooksScreen() {
  const { t } = useTranslation(['books', 'offers', 'print-forms', 'stock'])
  const { role, paths } = useStaff()
  const list = useListState(defaults, sortKeys)
  const { params, set: setParams, query, sorting } = list
  const isGrid = params.view === 'grid'
  const language = bookLanguages.find((key) => key === params.language)
  const edition_type = editionTypes.find((key) => key === params.edition_type)
  const listed = offerPublishFlags.find((key) => key === params.listed)
  const year = /^\d{4}$/.test(params.year) ? Number(params.year) : undefined
  const filters = {
    search: query.search,
    ...(year && { year }),
    ...(language && { language }),
    ...(edition_type && { edition_type }),
    ...(params.in_stock === '1' && { in_stock: '1' as const }),
    ...(listed && { listed }),
  }
  const formatCopies = useCopiesLabels()
  const books = useCall('GET /api/books', { query: { ...query, ...filters } })
  const [searchParams] = useSearchParams()
  const getHref = useCallback(
    ({ id }: { id: number }) => {
      const next = new URLSearchParams(searchParams)
      next.set('book', String(id))
      return `?${next}`
    },
    [searchParams],
  )
  return (
    <>
      <ListScreen
        title={t('title')}
        list={list}
        result={books}
        formatTotal={(count) => [t('found', { count }), ...formatCopies(books.data?.copies)].join(', ')}
        activeFilterCount={Object.values(filters).filter(Boolean).length}
        onReset={() => setParams(emptyFilters)}
        filters={
          <>
            <SearchField
              label={t('list.search')}
              value={query.search}
              onValueChange={(next) => setParams({ search: next })}
            />
            <FilterChip
              label={t('list.year')}
              allLabel={t('list.anyYear')}
              glyph={glyphs.calendarBlank}
              options={(books.data?.years ?? (year ? [year] : [])).map((one) => ({
                value: String(one),
                label: String(one),
              }))}
              value={year ? String(year) : ''}
              onValueChange={(next) => setParams({ year: next })}
            />
            <FilterChip
              label={t('list.language')}
              allLabel={t('list.anyLanguage')}
              glyph={glyphs.translate}
              options={bookLanguages.map((key) => ({ value: key, label: t(`print-forms:bookLanguage.${key}`) }))}
              value={language ?? ''}
              onValueChange={(next) => setParams({ language: next })}
            />
            <FilterChip
              label={t('list.editionType')}
              allLabel={t('list.anyEditionType')}
              glyph={glyphs.books}
              options={editionTypes.map((key) => ({ value: key, label: t(`print-forms:editionType.${key}`) }))}
              value={edition_type ?? ''}
              onValueChange={(next) => setParams({ edition_type: next })}
            />
            <FilterChip
              label={t('list.stock')}
              allLabel={t('list.anyStock')}
              glyph={glyphs.warehouse}
              options={[{ value: '1', label: t('list.inStock') }]}
              value={params.in_stock === '1' ? '1' : ''}
              onValueChange={(next) => setParams({ in_stock: next })}
            />
            <FilterChip
              label={t('list.listed')}
              allLabel={t('list.anywhere')}
              glyph={glyphs.storefront}
              options={offerPublishFlags.map((key) => ({ value: key, label: t(`offers:flag.${key}`) }))}
              value={listed ?? ''}
              onValueChange={(next) => setParams({ listed: next })}
            />
            <SegmentedControl
              label={t('list.view')}
              options={[
                { value: 'list', label: t('list.asList'), glyph: glyphs.list, iconOnly: true },
                { value: 'grid', label: t('list.asGrid'), glyph: glyphs.squaresFour, iconOnly: true },
              ]}
              value={isGrid ? 'grid' : 'list'}
              onValueChange={(next) => setParams({ view: next })}
            />
            <ExportMenu filters={filters} total={books.data?.total ?? 0} />
            {getGrantedScope(role, 'stock', 'write') && (
              <ButtonLink leading={glyphs.clipboardText} href={paths.stockCount}>
                {t('stock:inventory.title')}
              </ButtonLink>
            )}
          </>
        }
        primary={getGrantedScope(role, 'techCards', 'importBooks') && <ImportButton />}
        skeleton={isGrid ? <CatalogueCards hrefOf={getHref} /> : <CatalogueTable rows={[]} hrefOf={getHref} loading />}
        renderGrid={isGrid ? ({ books: rows }) => <CatalogueCards rows={rows} hrefOf={getHref} /> : undefined}
        renderTable={({ books: rows }, footer) => (
          <CatalogueTable rows={rows} hrefOf={getHref} {...sorting} footer={footer} fill />
        )}
      />
      <BookPanel id={Number(params.book) || null} onClose={() => setParams({ book: '' })} />
    </>
  )
}
