import { isConclusion, type ApplicationDocument, type Conclusion, type Conclusions } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'

export const getConclusion = (conclusions: Conclusions, document: ApplicationDocument): Conclusion | undefined =>
  isConclusion(document) ? conclusions[document] : undefined

/** What stands on a document in words: «№ 7 от 14 октября 2026 г.»; undefined where nothing is known. */
export function useConclusionText() {
  const { t } = useTranslation('applications')
  const { date: day } = useFormat()
  return ({ number, date }: Partial<Conclusion> = {}): string | undefined => {
    if (number && date) return t('conclusion.both', { number, date: day(date, 'date') })
    if (number) return t('conclusion.number', { number })
    return date ? t('conclusion.date', { date: day(date, 'date') }) : undefined
  }
}
