import { act, useCall } from '@press/client'
import type { BookParams } from '@press/domain'
import { useTranslation } from '@press/i18n'
import {
  Calculator,
  parseCalculatorParams,
  formatCalculatorSearch,
  NameCalculation,
  type CalculatorParams,
} from '@press/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSaving } from '../../calls/useSaving.ts'
import { CalculatorPage } from './CalculatorPage.tsx'
import { useOfferFromCalculation } from './useOfferFromCalculation.tsx'
import { useCalculatorAccess } from './useCalculatorAccess.ts'
import { useDebouncedSearchParams } from './useDebouncedSearchParams.ts'

/** Calculates what printing a title costs. The address stores the typed values. */
export function CalculatorScreen() {
  // Loads all texts of the calculator at once. The screen renders when the prices arrive, and loading more texts later would hide
  // it again.
  const { t } = useTranslation(['calculator', 'print-forms', 'charts'])
  const { paths, ...accessProps } = useCalculatorAccess()
  const { onRequest, requestDialog } = useOfferFromCalculation()
  const [searchParams] = useSearchParams()
  const [initialParams] = useState(() => parseCalculatorParams(searchParams.toString()))
  const setSearchDebounced = useDebouncedSearchParams()
  const navigate = useNavigate()
  const { submit } = useSaving()
  const prices = useCall('GET /api/price-list', {})
  const [bookToSave, setBookToSave] = useState<Required<BookParams>>()

  const saveCalculation = async (book: Required<BookParams>, name: string) => {
    const { calculation } = await submit(
      () => act('POST /api/calculations', { body: { ...book, name } }),
      t('saved.kept'),
    )
    void navigate(paths.calculation(calculation.id))
  }
  return (
    <CalculatorPage result={prices} title={t('title')}>
      {({ price_list, next }) => (
        <>
          <Calculator
            {...accessProps}
            {...(onRequest && { onRequest })}
            prices={price_list}
            next={next}
            defaultParams={initialParams}
            onParamsChange={(params) => setSearchDebounced(formatCalculatorSearch(params))}
            onKeep={setBookToSave}
            savedCalculationsHref={paths.calculations}
            linkTo={buildCalculationLink}
          />
          {requestDialog}
          {bookToSave && (
            <NameCalculation
              purpose="keep"
              name={bookToSave.title}
              onSave={(name) => saveCalculation(bookToSave, name)}
              onClose={() => setBookToSave(undefined)}
            />
          )}
        </>
      )}
    </CalculatorPage>
  )
}

const buildCalculationLink = (params: CalculatorParams): string =>
  `${location.origin}${location.pathname}?${formatCalculatorSearch(params)}`
