import { act, useCall } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import { ShopConnectionDialog, useToast } from '@press/ui'

interface ShopConnectionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onImport: () => void
}

/** How orders of the shop arrive, with the token that its website uses to send them. */
export function ShopConnection({ open, onOpenChange, onImport }: ShopConnectionProps) {
  const { t } = useTranslation('shop-orders')
  const answer = useCall('GET /api/shop-orders/token', open ? {} : null)
  const toast = useToast()
  const toFormError = useRefusal()
  const throwFormError = (error: unknown): never => {
    throw toFormError(error)
  }
  return (
    <ShopConnectionDialog
      open={open}
      onOpenChange={onOpenChange}
      address={`${location.origin}/api/shop-orders`}
      token={answer.data?.token}
      failed={Boolean(answer.error)}
      onRetry={() => void answer.mutate()}
      onMake={async () => (await act('POST /api/shop-orders/token', {}).catch(throwFormError)).secret}
      onEnd={async () => {
        await act('DELETE /api/shop-orders/token', {}).catch(throwFormError)
        toast({ message: t('arrive.ended') })
      }}
      onImport={onImport}
    />
  )
}
