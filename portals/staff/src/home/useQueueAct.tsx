import { advanceWork, moveTechCard, setProjectStatus, type useQueue } from '@press/client'
import { movedFlags, queueAct, type QueueAct } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { queueKey, useConfirm } from '@press/ui'
import type { ReactNode } from 'react'
import { useSaving } from '../shared/useSaving.ts'
import { useStaff } from '../shared/useStaff.ts'

type Item = NonNullable<ReturnType<typeof useQueue>['data']>['items'][number]
type Move = Extract<QueueAct, { kind: 'move' }>

interface QueueActs {
  actsOn: (item: Item) => boolean
  onAct: (item: Item) => void
  /** The item whose step is under way. */
  busy: string | undefined
  /** What is asked before a step that cannot be taken back; stands somewhere in the screen. */
  question: ReactNode
}

/** Steps that are taken from the row of the queue: those that can be taken back at once, the others after a question. */
export function useQueueAct(): QueueActs {
  const { t } = useTranslation(['queue', 'domain'])
  const { money } = useFormat()
  const { role } = useStaff()
  const { saving, save } = useSaving()
  const [confirm, question] = useConfirm()

  const ask = (item: Item, about: 'sendToPrint' | 'passToStock' | 'payWork' | 'startProject' | 'finishProject') =>
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

  const move = async (item: Item, { from, to, undo }: Move) => {
    if (!undo && !(await ask(item, to === 'stock' ? 'passToStock' : 'sendToPrint'))) return
    const { id, version } = item
    const told = (one: Move['from'], other: Move['to']) =>
      t('domain:moved', { id, from: t(`domain:stage.${one}`), to: t(`domain:stage.${other}`) })
    let next = version
    const back = () =>
      void save(queueKey(item), () => moveTechCard(id, { ...movedFlags(to, from), version: next }), told(to, from))
    await save(
      queueKey(item),
      async () => {
        next = (await moveTechCard(id, { ...movedFlags(from, to), version })).version
      },
      told(from, to),
      undo ? { label: t('undo'), onAction: back } : undefined,
    )
  }

  const act = async (item: Item, how: QueueAct) => {
    const { id, version, book_name: title } = item
    if (how.kind === 'move') return move(item, how)
    if (how.kind === 'pay') {
      if (await ask(item, 'payWork'))
        await save(queueKey(item), () => advanceWork(id, { status: 'paid', version }), t('done.pay', { title }))
      return
    }
    const about = how.to === 'done' ? 'finishProject' : 'startProject'
    if (await ask(item, about))
      await save(queueKey(item), () => setProjectStatus(id, how.to, version), t(`done.${about}`, { title }))
  }

  return {
    actsOn: ({ step, stage }) => queueAct(role, step, stage) !== null,
    onAct: (item) => {
      const how = queueAct(role, item.step, item.stage)
      if (how) void act(item, how)
    },
    busy: saving,
    question,
  }
}
