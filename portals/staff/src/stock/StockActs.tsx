import { act } from '@press/client'
import { getGrantedScope, type BookStock } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import {
  Button,
  CountStockDialog,
  glyphs,
  Inline,
  useToast,
  WriteOffDialog,
  type CountedStock,
  type WriteOff,
} from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** The manual operations on the stock of a book: write-off and count. */
export function StockActs({ stock }: { stock: BookStock }) {
  const { t } = useTranslation('stock')
  const { role } = useStaff()
  const [openDialog, setOpenDialog] = useState<'writeOff' | 'count'>()
  const { writeOff, count } = useStockActions(stock)
  if (!getGrantedScope(role, 'stock', 'write')) return null
  const onClose = () => setOpenDialog(undefined)
  return (
    <Inline gap={2}>
      <Button onClick={() => setOpenDialog('writeOff')} leading={glyphs.trash} disabled={!stock.left}>
        {t('act.writeOff')}
      </Button>
      <Button variant="primary" leading={glyphs.clipboardText} onClick={() => setOpenDialog('count')}>
        {t('act.count')}
      </Button>
      {openDialog === 'writeOff' && <WriteOffDialog stock={stock} onClose={onClose} onSave={writeOff} />}
      {openDialog === 'count' && <CountStockDialog stock={stock} onClose={onClose} onSave={count} />}
    </Inline>
  )
}

/** Returns functions that save, show a message, and pass errors to the form. */
function useStockActions({ book_id, version }: BookStock) {
  const { t } = useTranslation('stock')
  const { number } = useFormat()
  const toast = useToast()
  const toFormError = useRefusal()
  const writeOff = async (body: WriteOff) => {
    try {
      await act('POST /api/books/{id}/stock/write-off', { params: { id: book_id }, body })
    } catch (error) {
      throw toFormError(error)
    }
    toast({ message: t('writeOff.done', { copies: number(body.copies) }) })
  }
  const count = async ({ counted, reason }: CountedStock) => {
    try {
      await act('POST /api/stock/count', { body: { lines: [{ book_id, version, counted }], reason } })
    } catch (error) {
      // The dialog shows the current stock, because the same count may now give another difference.
      throw toFormError(error, { conflict: t('count.stale') })
    }
    toast({ message: t('count.done', { copies: number(counted) }) })
  }
  return { writeOff, count }
}
