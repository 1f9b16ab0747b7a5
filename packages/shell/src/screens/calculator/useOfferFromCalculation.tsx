import { act, useSession } from '@press/client'
import { getGrantedScope, getRoleOrDefault, type BookParams, type Estimate } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { formatCalculatorSearch, OfferRequestDialog, type OfferRequest } from '@press/ui'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSaving } from '../../calls/useSaving.ts'
import { rolePaths } from '../../routing/paths.ts'

interface CalculatedBook {
  book: Required<BookParams>
  estimate: Estimate
}

/** The next step from a calculation: the sales department creates an offer from it, an author or a partner requests one. */
export function useOfferFromCalculation() {
  const { t } = useTranslation('offers')
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  const { key } = getRoleOrDefault(roleId)
  const userPaths = rolePaths(roleId)
  const navigate = useNavigate()
  const { submit } = useSaving()
  const [calculation, setCalculation] = useState<CalculatedBook>()

  const requestOffer = async ({ book }: CalculatedBook, { title, note }: OfferRequest) => {
    const { offer } = await submit(
      () => act('POST /api/offers/request', { body: { book: { ...book, title }, note } }),
      t('said.asked'),
    )
    void navigate(userPaths.offer(offer.id))
  }
  const onRequest = getGrantedScope(key, 'offers', 'write')
    ? ({ book }: CalculatedBook) => void navigate(`${userPaths.newOffer}?${formatCalculatorSearch(book)}`)
    : getGrantedScope(key, 'offers', 'request')
      ? setCalculation
      : undefined
  const requestDialog = (
    <Suspense>
      {calculation && (
        <OfferRequestDialog
          book={{ title: calculation.book.title, quantity: calculation.book.quantity }}
          sum={calculation.estimate.total}
          onRequest={(request) => requestOffer(calculation, request)}
          onClose={() => setCalculation(undefined)}
        />
      )}
    </Suspense>
  )
  return { onRequest, requestDialog: requestDialog }
}
