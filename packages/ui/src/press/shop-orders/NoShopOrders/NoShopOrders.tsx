import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'

export interface NoShopOrdersProps {
  /** Opens the instructions for connecting a shop. Omit it for people without permission. */
  onConnect?: (() => void) | undefined
  /** Opens the import from a table. Omit it for people without permission. */
  onImport?: (() => void) | undefined
}

/** The shop board before its first order. Explains how orders arrive and offers two ways to start. */
export function NoShopOrders({ onConnect, onImport }: NoShopOrdersProps) {
  const { t } = useTranslation('shop-orders')
  const hasAction = onConnect ?? onImport
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={
        hasAction && (
          <>
            {onConnect && (
              <Button variant="primary" leading={glyphs.storefront} onClick={onConnect}>
                {t('arrive.connect')}
              </Button>
            )}
            {onImport && (
              <Button variant={onConnect ? 'secondary' : 'primary'} leading={glyphs.uploadSimple} onClick={onImport}>
                {t('arrive.import')}
              </Button>
            )}
          </>
        )
      }
    >
      {t(hasAction ? 'emptyText' : 'emptyHow')}
    </EmptyState>
  )
}
