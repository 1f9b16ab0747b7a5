import { useCall } from '@press/client'
import { getGrantedScope } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSayFailure } from '@press/shell'
import { BookDrawer, ButtonLink, glyphs, Inline } from '@press/ui'
import { useEffect } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** The panel next to the catalog, for the book in the URL. */
export function BookPanel({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { role, paths } = useStaff()
  const { t } = useTranslation(['shop', 'social', 'stock'])
  const { data, error } = useCall('GET /api/books/{id}', id === null ? null : { params: { id } })
  const showFailure = useSayFailure()
  const loadError = id !== null && error
  useEffect(() => {
    if (loadError) showFailure(loadError)
  }, [loadError, showFailure])
  if (id === null || data?.book.id !== id) return null
  const { book } = data
  return (
    <BookDrawer
      book={book}
      open
      onOpenChange={onClose}
      cardHref={book.techcard_id === null ? undefined : paths.techCard(book.techcard_id)}
    >
      {getGrantedScope(role, 'stock', 'read') && (
        <ButtonLink leading={glyphs.warehouse} href={paths.bookStock(book.id)}>
          {t('stock:open')}
        </ButtonLink>
      )}
      {book.techcard_id !== null && getGrantedScope(role, 'techCards', 'write') && (
        <Inline gap={2}>
          <ButtonLink leading={glyphs.storefront} href={paths.shop(book.techcard_id)}>
            {t('act')}
          </ButtonLink>
          <ButtonLink leading={glyphs.image} href={paths.post(book.techcard_id)}>
            {t('social:act')}
          </ButtonLink>
        </Inline>
      )}
    </BookDrawer>
  )
}
