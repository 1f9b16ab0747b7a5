import type { OfferProblem } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { get } from 'react-hook-form'
import type { OfferValues } from './offerValues.ts'

/** What to say beside a field about what is wrong with it. */
export function useProblemText() {
  const { t } = useTranslation('offers')
  return (values: OfferValues, field: string, problem: OfferProblem): string => {
    if (field === 'items') return t('form.books.required')
    // Nothing is typed yet: that it is not a number above zero goes without saying.
    const missing: unknown = get(values, field)
    return t(`problem.${missing === null ? 'required' : problem}`)
  }
}
