import type { CatalogueBook } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge } from '../../../primitives/Badge/index.ts'

/** The number of copies of a book in stock. */
export function StockBadge({ book: { copies_left } }: { book: Pick<CatalogueBook, 'copies_left'> }) {
  const { t } = useTranslation('books')
  const { number } = useFormat()
  if (copies_left === null) return <Badge>{t('list.unknown')}</Badge>
  if (copies_left === 0) return <Badge tone="neutral">{t('list.gone')}</Badge>
  return <Badge tone="success">{t('list.left', { count: copies_left, value: number(copies_left) })}</Badge>
}
