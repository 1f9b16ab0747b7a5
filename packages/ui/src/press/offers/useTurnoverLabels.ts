import type { ChargedLine, Offer, Turnover } from '@press/domain'
import { useTranslation } from '@press/i18n'

/** Returns the names of turnover documents and their lines. */
export function useTurnoverLabels({ items }: Pick<Offer, 'items'>) {
  const { t } = useTranslation(['turnovers', 'offers'])
  const getDocumentLabel = ({ kind, number }: Pick<Turnover, 'kind' | 'number'>): string =>
    t(`offers:preview.issued.${kind}`, { number })
  const getLineLabel = ({ item, work }: Pick<ChargedLine, 'item' | 'work'>): string => {
    const bookItem = items[item]
    const name = bookItem?.name ?? ''
    const workItem = work === null ? undefined : bookItem?.work_types[work]
    return workItem ? t('work', { work: workItem.name, book: name }) : t('book', { name })
  }
  return { documentOf: getDocumentLabel, lineOf: getLineLabel }
}
