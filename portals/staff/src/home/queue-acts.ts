import { act, setProjectStatus, type AnswerOf } from '@press/client'
import { getFlagsAfterMove, type QueueQuickAction } from '@press/domain'
import type { useFormat, useTranslation } from '@press/i18n'
import type { useSaving } from '@press/shell'
import { queueKey, type Confirm } from '@press/ui'

export type Item = AnswerOf<'GET /api/queue'>['items'][number]
type Move = Extract<QueueQuickAction, { kind: 'move' }>

/** The functions that a step needs from the screen that starts it. */
export interface Tools {
  t: ReturnType<typeof useTranslation<['queue', 'domain']>>['t']
  money: ReturnType<typeof useFormat>['money']
  confirm: Confirm
  save: ReturnType<typeof useSaving>['save']
}

/** Carries out a step of the queue. A step that cannot be undone asks for confirmation first. */
export async function carryOut(item: Item, how: QueueQuickAction, tools: Tools): Promise<void> {
  const { t, save } = tools
  const { id, version, book_name: title } = item
  if (how.kind === 'move') return move(item, how, tools)
  if (how.kind === 'pay') {
    if (await ask(item, 'payWork', tools))
      await save(
        queueKey(item),
        () => act('POST /api/work-types/{id}/status', { params: { id }, body: { status: 'paid', version } }),
        t('done.pay', { title }),
      )
    return
  }
  const about = how.to === 'done' ? 'finishProject' : 'startProject'
  if (await ask(item, about, tools))
    await save(queueKey(item), () => setProjectStatus(id, how.to, version), t(`done.${about}`, { title }))
}

type ConfirmedAction = 'sendToPrint' | 'passToStock' | 'payWork' | 'startProject' | 'finishProject'

const ask = (item: Item, about: ConfirmedAction, { t, money, confirm }: Tools) =>
  confirm({
    title: t(`ask.${about}.title`, {
      title: item.book_name,
      work: item.work ? t(`domain:workType.${item.work}`) : '',
    }),
    children: t(`ask.${about}.body`, {
      title: item.book_name,
      sum: item.price === null ? t('ask.payWork.noSum') : money(item.price),
    }),
    confirmLabel: t(`step.${about}`),
    busyLabel: t('doing'),
    cancelLabel: t('ask.cancel'),
  })

async function move(item: Item, { from, to, undo }: Move, tools: Tools): Promise<void> {
  const { t, save } = tools
  if (!undo && !(await ask(item, to === 'stock' ? 'passToStock' : 'sendToPrint', tools))) return
  const { id, version } = item
  const getMoveText = (one: Move['from'], other: Move['to']) =>
    t('domain:moved', { id, from: t(`domain:stage.${one}`), to: t(`domain:stage.${other}`) })
  let next = version
  const back = () =>
    void save(
      queueKey(item),
      () =>
        act('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(to, from), version: next },
        }),
      getMoveText(to, from),
    )
  await save(
    queueKey(item),
    async () => {
      next = (
        await act('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(from, to), version },
        })
      ).techcard.version
    },
    getMoveText(from, to),
    { action: undo ? { label: t('undo'), onAction: back } : undefined },
  )
}
