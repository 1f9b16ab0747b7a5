import { useCall } from '@press/client'
import { getCurrentStage, getGrantedScope, needsReason, getMoveTargets, canWriteCardRemarks } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDownload, useListParams, useParams } from '@press/shell'
import { Drawer, ErrorState, HistoryList, TechCardPassport } from '@press/ui'
import { Suspense, useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { SignalDrawer } from './SignalDrawer.tsx'
import { TechCardTaskDialog } from './TechCardTaskDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RemoveRemark } from './RemoveRemark.tsx'
import { ScoreDialog } from './ScoreDialog.tsx'
import type { TechCard } from '../shared/tech-card.ts'
import { useCardActions, type CardTask } from './useCardActions.ts'

/** The passport of a book, with the actions that the user may take on its card. */
export function TechCardScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('tech-cards')
  const { paths } = useStaff()
  const download = useDownload()
  const answer = useCall('GET /api/tech-cards/{id}', id > 0 ? { params: { id } } : null)
  const [{ task }, setParams] = useListParams(defaults)
  const { role } = useStaff()
  if (!(id > 0)) return <ErrorState>{t('passport.wrongNumber')}</ErrorState>
  return (
    <>
      <QueryBoundary result={answer} skeleton={<TechCardPassport backHref={paths.techCards} onDownload={download} />}>
        {({ techcard }) => <Passport card={techcard} onScore={() => setParams({ task: 'score' })} />}
      </QueryBoundary>
      {task === 'score' && getGrantedScope(role, 'techCards', 'score') && (
        <ScoreDialog id={id} onClose={() => setParams({ task: '' })} />
      )}
      {task === 'move' && needsReason(role) && answer.data && (
        <RequestedMoveDialog card={answer.data.techcard} onClose={() => setParams({ task: '' })} />
      )}
    </>
  )
}

const defaults = { task: '' }

/** A move requested on another screen. It starts at the card's current stage. */
function RequestedMoveDialog({ card, onClose }: { card: TechCard; onClose: () => void }) {
  const { role } = useStaff()
  const from = getCurrentStage(card)
  const [to] = getMoveTargets(role, from)
  return to && <MoveDialog start={{ from, to }} card={card} onClose={onClose} />
}

function Passport({ card, onScore }: { card: TechCard; onScore: () => void }) {
  const { role, paths, getMessageHref } = useStaff()
  const download = useDownload()
  const [task, setTask] = useState<CardTask>()
  const [remarkToRemove, setRemarkToRemove] = useState<number>()
  const actions = useCardActions(card, (next) => (next.kind === 'score' ? onScore() : setTask(next)))
  const closeTask = () => setTask(undefined)
  return (
    <>
      <TechCardPassport
        card={card}
        actions={actions}
        editHref={actions.find(({ key }) => key === 'edit')?.href}
        backHref={paths.techCards}
        onDownload={download}
        messageHref={({ id }) => getMessageHref(id)}
        remarkHref={({ conversation_id, message_id }) =>
          conversation_id === null ? undefined : paths.conversation(conversation_id, message_id)
        }
        onRemarkRemove={canWriteCardRemarks(role) ? ({ id }) => setRemarkToRemove(id) : undefined}
      />
      <RemoveRemark card={card.id} remark={remarkToRemove} onClose={() => setRemarkToRemove(undefined)} />
      <Suspense>
        {task?.kind === 'history' ? (
          <History card={card} onClose={closeTask} />
        ) : task?.kind === 'signal' ? (
          <SignalDrawer card={card} onClose={closeTask} />
        ) : (
          task && <TechCardTaskDialog task={task} card={card} onClose={closeTask} />
        )}
      </Suspense>
    </>
  )
}

function History({ card: { id }, onClose }: { card: TechCard; onClose: () => void }) {
  const { t } = useTranslation('tech-cards')
  const history = useCall('GET /api/tech-cards/{id}/history', { params: { id } })
  return (
    <Drawer open onOpenChange={onClose} title={t('historyTitle', { id })}>
      <QueryBoundary result={history} skeleton={<HistoryList />}>
        {({ events }) => <HistoryList events={events} />}
      </QueryBoundary>
    </Drawer>
  )
}
