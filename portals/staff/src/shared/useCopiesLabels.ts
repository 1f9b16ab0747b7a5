import type { AnswerOf } from '@press/client'

import { useFormat, useTranslation } from '@press/i18n'

type Copies = AnswerOf<'GET /api/books'>['copies']

/**
 * Returns a function that describes the copies in stock: «на складе 4 310 экз., из них в магазине 1 200». The text is empty if no
 * copies are left.
 */
export function useCopiesLabels(): (copies: Copies | undefined) => string[] {
  const { t } = useTranslation('books')
  const { number } = useFormat()
  return (copies) => {
    if (!copies?.left) return []
    const texts = [t('copies.left', { copies: number(copies.left) })]
    if (copies.in_store > 0) texts.push(t('copies.in_store', { copies: number(copies.in_store) }))
    return texts
  }
}
