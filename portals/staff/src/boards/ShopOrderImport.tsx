import { importTable, saveFile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { TableImportDialog } from '@press/ui'
import { useTableImport } from '../shared/useTableImport.ts'

const importShopOrders = importTable('POST /api/shop-orders/import')

const acceptedExtensions = ['.xlsx', '.csv']

interface ShopOrderImportProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Imports orders from an export of the shop. */
export function ShopOrderImport({ open, onOpenChange }: ShopOrderImportProps) {
  const { t } = useTranslation('shop-orders')
  const { showFailure, ...importProps } = useTableImport(importShopOrders, (count) => t('import.written', { count }))
  return (
    <TableImportDialog
      open={open}
      onOpenChange={onOpenChange}
      accept={acceptedExtensions}
      texts={{
        title: t('import.title'),
        intro: t('import.intro'),
        file: t('import.file'),
        rowSubject: t('import.what'),
        emptyText: t('import.nothing'),
        getImportLabel: (count) => t('import.write', { count }),
        importingLabel: t('import.writing'),
        field: (field) => t(`import.field.${field}`),
        skipped: (count, numbers) => t('import.skipped', { count, numbers }),
        allExist: t('import.allKnown'),
      }}
      onTemplate={() => void saveFile('GET /api/shop-orders/import', {}, 'shop-orders.xlsx').catch(showFailure)}
      {...importProps}
    />
  )
}
