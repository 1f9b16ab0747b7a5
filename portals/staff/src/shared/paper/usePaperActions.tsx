import { act } from '@press/client'
import type { PaperBalanceRow, PaperOrder } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'
import { useConfirm, useToast, type PaperActions } from '@press/ui'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { CountPaperDialog } from './CountPaperDialog.tsx'
import { OrderPaperDialog } from './OrderPaperDialog.tsx'
import { ReceivePaperDialog } from './ReceivePaperDialog.tsx'

type Task = { order: PaperBalanceRow } | { count: PaperBalanceRow } | { receive: PaperOrder }

/** Returns the paper operations of the printing house, and their dialogs. */
export function usePaperActions(): [acts: PaperActions, dialog: ReactNode] {
  const { t } = useTranslation(['paper-stock', 'print-forms'])
  const names = usePrintNames()
  const { number } = useFormat()
  const toast = useToast()
  const [confirm, confirmDialog] = useConfirm()
  const [task, setTask] = useState<Task>()
  const cancelOrder = useCallback(
    async (order: PaperOrder) => {
      const paper = names.paper(order.paper)
      const isCancelled = await confirm({
        tone: 'danger',
        title: t('cancel.title'),
        children: t('cancel.body', { paper, sheets: number(order.sheets) }),
        confirmLabel: t('cancel.confirm'),
        cancelLabel: t('cancel.keep'),
        run: () =>
          act('POST /api/paper/orders/{id}/cancel', { params: { id: order.id }, body: { version: order.version } }),
      })
      if (isCancelled) toast({ message: t('said.cancelled', { paper }) })
    },
    [t, names, number, toast, confirm],
  )
  const actions = useMemo<PaperActions>(
    () => ({
      onOrder: (order) => setTask({ order }),
      onCount: (count) => setTask({ count }),
      onReceive: (receive) => setTask({ receive }),
      onCancel: (order) => void cancelOrder(order),
    }),
    [cancelOrder],
  )
  const onClose = () => setTask(undefined)
  return [
    actions,
    <>
      {task && 'order' in task && (
        <OrderPaperDialog paper={task.order.paper} packs={task.order.packs} onClose={onClose} />
      )}
      {task && 'count' in task && <CountPaperDialog balance={task.count} onClose={onClose} />}
      {task && 'receive' in task && <ReceivePaperDialog order={task.receive} onClose={onClose} />}
      {confirmDialog}
    </>,
  ]
}
