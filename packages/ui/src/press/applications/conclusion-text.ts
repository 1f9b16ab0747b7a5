import { isConclusion, type ApplicationDocument, type Conclusion, type Conclusions } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'

export const getConclusion = (conclusions: Conclusions, document: ApplicationDocument): Conclusion | undefined =>
  isConclusion(document) ? conclusions[document] : undefined

/** Returns a function that gives a document's number and date as text: «№ 7 от 14 октября 2026 г.»; undefined if unknown. */
export function useConclusionText() {
  const { t } = useTranslation('applications')
  const { date: formatDay } = useFormat()
  return ({ number, date }: Partial<Conclusion> = {}): string | undefined => {
    if (number && date) return t('conclusion.both', { number, date: formatDay(date, 'date') })
    if (number) return t('conclusion.number', { number })
    return date ? t('conclusion.date', { date: formatDay(date, 'date') }) : undefined
  }
}
