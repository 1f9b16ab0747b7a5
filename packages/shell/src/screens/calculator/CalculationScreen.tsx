import { act, useCall } from '@press/client'
import type { AnswerOf } from '@press/contract'
import type { BookParams } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Calculator, CalculationPrices, formatCalculatorSearch, type CalculatorParams } from '@press/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSaving } from '../../calls/useSaving.ts'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { usePageTitle } from '../../routing/PageTitles.tsx'
import { CalculatorPage } from './CalculatorPage.tsx'
import { useOfferFromCalculation } from './useOfferFromCalculation.tsx'
import { useCalculatorAccess } from './useCalculatorAccess.ts'

type SavedCalculation = AnswerOf<'GET /api/calculations/{id}'>['calculation']

/** Shows a saved calculation. The person can change it, or recalculate it with current prices. */
export function CalculationScreen() {
  const id = Number(useParams()['id'])
  // Loads all texts of the calculator, as in CalculatorScreen.
  const { t } = useTranslation(['calculator', 'print-forms', 'charts'])
  const answer = useCall('GET /api/calculations/{id}', { params: { id } }, { keepPreviousData: false })
  usePageTitle(answer.data?.calculation.name)
  return (
    <CalculatorPage result={answer} title={t('savedOne')}>
      {({ calculation }) => <SavedCalculationForm key={id} savedCalculation={calculation} />}
    </CalculatorPage>
  )
}

const toBookParams = (savedCalculation: SavedCalculation): Required<BookParams> => ({
  title: savedCalculation.title,
  pages: savedCalculation.pages,
  format: savedCalculation.format,
  quantity: savedCalculation.quantity,
  binding: savedCalculation.binding,
  block_color: savedCalculation.block_color,
  lamination: savedCalculation.lamination,
  paper_type: savedCalculation.paper_type,
  binding_method: savedCalculation.binding_method,
})

function SavedCalculationForm({ savedCalculation }: { savedCalculation: SavedCalculation }) {
  const { t } = useTranslation('calculator')
  const { paths, ...accessProps } = useCalculatorAccess()
  const { onRequest, requestDialog } = useOfferFromCalculation()
  const { save } = useSaving()
  const prices = useCall('GET /api/price-list', {})
  const [initialParams] = useState(() => toBookParams(savedCalculation))
  const [currentParams, setCurrentParams] = useState<CalculatorParams>(initialParams)
  const hasChanges = formatCalculatorSearch(currentParams) !== formatCalculatorSearch(toBookParams(savedCalculation))

  const saveBook = async (book: Required<BookParams>, successMessage: string) => {
    // If it changed on another device, the form keeps its values, and the next save uses the new version.
    await save(
      'book',
      () =>
        act('PATCH /api/calculations/{id}', {
          params: { id: savedCalculation.id },
          body: { book, version: savedCalculation.version },
        }),
      successMessage,
    )
  }
  return (
    <CalculatorPage result={prices} title={savedCalculation.name}>
      {({ price_list, next }) => (
        <>
          <Calculator
            {...accessProps}
            {...(onRequest && { onRequest })}
            name={savedCalculation.name}
            notice={
              <CalculationPrices
                calculation={savedCalculation}
                onReckon={() => void saveBook(toBookParams(savedCalculation), t('saved.reckoned'))}
              />
            }
            prices={price_list}
            next={next}
            defaultParams={initialParams}
            onParamsChange={setCurrentParams}
            onKeep={(book) => void saveBook(book, t('saved.changed'))}
            savedCalculationsHref={paths.calculations}
            linkTo={buildCalculationLink}
          />
          {requestDialog}
          <LeaveGuard hasUnsavedChanges={hasChanges} lossText={t('saved.loses', { name: savedCalculation.name })} />
        </>
      )}
    </CalculatorPage>
  )
}

/** Returns a link that opens a new calculation of this book, because the saved calculation is private. */
function buildCalculationLink(params: CalculatorParams): string {
  const calculator = location.pathname.replace(/\/\d+$/, '')
  return `${location.origin}${calculator}?${formatCalculatorSearch(params)}`
}
