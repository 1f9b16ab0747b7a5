import { act, setProjectStatus, type AnswerOf } from '@press/client'
import { getFlagsAfterMove, type QueueQuickAction } from '@press/domain'
import type { useFormat, useTranslation } from '@press/i18n'
import type { useSaving } from '@press/shell'
import { queueKey, type Confirm } from '@press/ui'

export type Item = AnswerOf<'GET /api/queue'>['items'][number]
type Move = Extract<QueueQuickAction, { kind: 'move' }>

/** The functions that a step needs from the screen that starts it. */
export interface QueueActionContext {
  t: ReturnType<typeof useTranslation<['queue', 'domain']>>['t']
  money: ReturnType<typeof useFormat>['money']
  confirm: Confirm
  save: ReturnType<typeof useSaving>['save']
}

/** Carries out a step of the queue. A step that cannot be undone asks for confirmation first. */
export async function runQueueAction(item: Item, action: QueueQuickAction, context: QueueActionContext): Promise<void> {
  const { t, save } = context
  const { id, version, book_name: title } = item
  if (action.kind === 'move') return moveCard(item, action, context)
  if (action.kind === 'pay') {
    if (await askForConfirmation(item, 'payWork', context))
      await save(
        queueKey(item),
        () => act('POST /api/work-types/{id}/status', { params: { id }, body: { status: 'paid', version } }),
        t('done.pay', { title }),
      )
    return
  }
  const actionKey = action.to === 'done' ? 'finishProject' : 'startProject'
  if (await askForConfirmation(item, actionKey, context))
    await save(queueKey(item), () => setProjectStatus(id, action.to, version), t(`done.${actionKey}`, { title }))
}

type ConfirmedAction = 'sendToPrint' | 'passToStock' | 'payWork' | 'startProject' | 'finishProject'

const askForConfirmation = (item: Item, actionKey: ConfirmedAction, { t, money, confirm }: QueueActionContext) =>
  confirm({
    title: t(`ask.${actionKey}.title`, {
      title: item.book_name,
      work: item.work ? t(`domain:workType.${item.work}`) : '',
    }),
    children: t(`ask.${actionKey}.body`, {
      title: item.book_name,
      sum: item.price === null ? t('ask.payWork.noSum') : money(item.price),
    }),
    confirmLabel: t(`step.${actionKey}`),
    busyLabel: t('doing'),
    cancelLabel: t('ask.cancel'),
  })

async function moveCard(item: Item, { from, to, undo }: Move, context: QueueActionContext): Promise<void> {
  const { t, save } = context
  if (!undo && !(await askForConfirmation(item, to === 'stock' ? 'passToStock' : 'sendToPrint', context))) return
  const { id, version } = item
  const getMoveText = (fromStage: Move['from'], toStage: Move['to']) =>
    t('domain:moved', { id, from: t(`domain:stage.${fromStage}`), to: t(`domain:stage.${toStage}`) })
  let currentVersion = version
  const undoMove = () =>
    void save(
      queueKey(item),
      () =>
        act('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(to, from), version: currentVersion },
        }),
      getMoveText(to, from),
    )
  await save(
    queueKey(item),
    async () => {
      currentVersion = (
        await act('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(from, to), version },
        })
      ).techcard.version
    },
    getMoveText(from, to),
    { action: undo ? { label: t('undo'), onAction: undoMove } : undefined },
  )
}
