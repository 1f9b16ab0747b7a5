import { act, isApiError, useCall } from '@press/client'
import { limits, type BookStock } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useFormScreen, useListPages, useRefusal } from '@press/shell'
import {
  Alert,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  Stack,
  StockCount,
  StockCountRows,
  Text,
  useToast,
  type CountedLine,
  type StockCounts,
} from '@press/ui'

const defaults = { search: '', page: '1', per_page: String(limits.pageSizes[0]) }

/** An inventory, row by row. Counts are kept across pages and searches, and are saved together. */
export function StockCountScreen() {
  const { t } = useTranslation('stock')
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const { search } = params
  const answer = useCall('GET /api/stock', { query: { search, page, per_page } })
  const screen = useFormScreen<StockCounts>('stock.count', { lossText: t('inventory.loses') })
  const saveCounts = useSaveCounts()
  return (
    <Page
      header={
        <PageHeader
          title={t('inventory.title')}
          activeFilterCount={search ? 1 : 0}
          filters={
            <SearchField
              label={t('inventory.search')}
              value={search}
              onValueChange={(next) => setParams({ search: next })}
            />
          }
        />
      }
    >
      <Stack gap={4}>
        {screen.draft && (
          <Alert action={{ label: t('inventory.startOver'), onAction: screen.startOver }}>
            {t('inventory.draftRestored')}
          </Alert>
        )}
        <Text as="p" tone="secondary">
          {t('inventory.body')}
        </Text>
        <StockCount
          key={screen.formKey}
          defaultValues={screen.draft ?? undefined}
          onDraft={screen.storeDraft}
          draftSavedAt={screen.savedAt}
          onSave={async (lines, reason) => {
            const changedStock = await saveCounts(lines, reason)
            if (!changedStock) screen.startOver()
            return changedStock
          }}
        >
          <QueryBoundary result={answer}>
            {({ books, total }) =>
              total === 0 ? (
                <NoResults query={search} onReset={() => setParams({ search: '' })} />
              ) : (
                <Stack gap={4}>
                  <StockCountRows books={books} />
                  {renderPagination(total)}
                </Stack>
              )
            }
          </QueryBoundary>
        </StockCount>
      </Stack>
      {screen.guard}
    </Page>
  )
}

/**
 * Returns a function that saves the counts and shows a toast. If the stock has changed, it returns the current stock. It passes any
 * other refusal to the form.
 */
function useSaveCounts() {
  const { t } = useTranslation('stock')
  const toast = useToast()
  const toFormError = useRefusal()
  return async (lines: readonly CountedLine[], reason: string) => {
    try {
      await act('POST /api/stock/count', {
        body: { lines: lines.map(({ book_id, version, counted }) => ({ book_id, version, counted })), reason },
      })
    } catch (error) {
      if (isApiError(error, 'conflict')) return (error.current as { stock: BookStock[] }).stock
      throw toFormError(error)
    }
    toast({ message: t('inventory.saved', { count: lines.length }) })
    return undefined
  }
}
