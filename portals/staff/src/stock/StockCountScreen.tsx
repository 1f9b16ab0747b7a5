import { countCopies, isApiError, useStock } from '@press/client'
import { limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Loaded, pageHref, useListParams, useRefusal } from '@press/shell'
import {
  NoResults,
  Page,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
  StockCount,
  Text,
  useToast,
  type CountedLine,
  type FormError,
} from '@press/ui'
import { useState } from 'react'

const defaults = { search: '', page: '1', per_page: String(limits.pageSizes[0]) }

/** An inventory: books are counted row by row, a page of the catalogue at a time. */
export function StockCountScreen() {
  const { t } = useTranslation('stock')
  const [{ search, ...params }, set] = useListParams(defaults)
  const page = Number(params.page) || 1
  const per_page = Number(params.per_page) || limits.pageSizes[0]
  const answer = useStock({ search, page, per_page })
  const save = useSaving()
  const [saved, setSaved] = useState(0)
  return (
    <Page
      header={
        <PageHeader
          title={t('inventory.title')}
          filtersOn={search ? 1 : 0}
          filters={
            <SearchField
              label={t('inventory.search')}
              value={search}
              onValueChange={(next) => set({ search: next, page: '1' })}
            />
          }
        />
      }
    >
      <Loaded of={answer}>
        {({ books, total }) =>
          total === 0 ? (
            <NoResults query={search} onReset={() => set({ search: '' })} />
          ) : (
            <Stack gap={4}>
              <Text as="p" tone="secondary">
                {t('inventory.body')}
              </Text>
              <StockCount
                // What is typed stays with its rows until it is saved; their numbers may change beneath it.
                key={[saved, ...books.map(({ book_id }) => book_id)].join()}
                books={books}
                onSave={async (lines, reason) => {
                  await save(lines, reason)
                  setSaved(saved + 1)
                }}
              />
              <Pagination
                page={page}
                pageSize={per_page}
                total={total}
                href={pageHref}
                onPageChange={(next) => set({ page: String(next) })}
                onPageSizeChange={(next) => set({ per_page: String(next) })}
              />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  )
}

/** Saves, says so, and hands a refusal to the form. */
function useSaving() {
  const { t } = useTranslation('stock')
  const toast = useToast()
  const refusalOf = useRefusal()
  return async (lines: readonly CountedLine[], reason: string) => {
    try {
      await countCopies(lines, reason)
    } catch (error) {
      if (isApiError(error, 'conflict')) throw { message: t('count.stale') } satisfies FormError
      throw refusalOf(error)
    }
    toast({ message: t('inventory.saved', { count: lines.length }) })
  }
}
