import { isAllowed } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Button, glyphs, NoShopOrders } from '@press/ui'
import { useState, type ReactNode } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ShopConnection } from './ShopConnection.tsx'
import { ShopOrderImport } from './ShopOrderImport.tsx'

interface Arrivals {
  /**
   * A button that opens the settings of the shop's connection, or the import for people who may only import tables. Empty for
   * people without both permissions.
   */
  button: ReactNode
  /** Shown when the board has no orders. */
  empty: ReactNode
  dialogs: ReactNode
}

/** Returns the buttons and dialogs for receiving the shop's orders, as far as the user may use them. */
export function useArrivals(): Arrivals {
  const { t } = useTranslation('shop-orders')
  const { role } = useStaff()
  const [openDialog, setOpenDialog] = useState<'connection' | 'import'>()
  const canConnect = isAllowed(role, 'shopOrders', 'connect')
  const canImport = isAllowed(role, 'shopOrders', 'import')
  const openConnection = () => setOpenDialog('connection')
  const openImport = () => setOpenDialog('import')
  const toggleDialog = (dialog: typeof openDialog) => (open: boolean) => setOpenDialog(open ? dialog : undefined)
  return {
    button: canConnect ? (
      <Button leading={glyphs.storefront} onClick={openConnection}>
        {t('arrive.open')}
      </Button>
    ) : (
      canImport && (
        <Button leading={glyphs.uploadSimple} onClick={openImport}>
          {t('arrive.import')}
        </Button>
      )
    ),
    empty: (
      <NoShopOrders onConnect={canConnect ? openConnection : undefined} onImport={canImport ? openImport : undefined} />
    ),
    dialogs: (
      <>
        {canConnect && (
          <ShopConnection
            open={openDialog === 'connection'}
            onOpenChange={toggleDialog('connection')}
            onImport={openImport}
          />
        )}
        {canImport && <ShopOrderImport open={openDialog === 'import'} onOpenChange={toggleDialog('import')} />}
      </>
    ),
  }
}
