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
  const mayConnect = isAllowed(role, 'shopOrders', 'connect')
  const mayImport = isAllowed(role, 'shopOrders', 'import')
  const connect = () => setOpenDialog('connection')
  const takeIn = () => setOpenDialog('import')
  const show = (what: typeof openDialog) => (open: boolean) => setOpenDialog(open ? what : undefined)
  return {
    button: mayConnect ? (
      <Button leading={glyphs.storefront} onClick={connect}>
        {t('arrive.open')}
      </Button>
    ) : (
      mayImport && (
        <Button leading={glyphs.uploadSimple} onClick={takeIn}>
          {t('arrive.import')}
        </Button>
      )
    ),
    empty: <NoShopOrders onConnect={mayConnect ? connect : undefined} onImport={mayImport ? takeIn : undefined} />,
    dialogs: (
      <>
        {mayConnect && (
          <ShopConnection open={openDialog === 'connection'} onOpenChange={show('connection')} onImport={takeIn} />
        )}
        {mayImport && <ShopOrderImport open={openDialog === 'import'} onOpenChange={show('import')} />}
      </>
    ),
  }
}
