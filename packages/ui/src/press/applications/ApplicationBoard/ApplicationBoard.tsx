import {
  applicationStatuses,
  getDecisionRefusal,
  type ApplicationStatus,
  type RoleKey,
  type ApplicationRow,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState } from 'react'
import { glyphs, type Glyph } from '../../../foundations/Icon/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import {
  KanbanBoard,
  type BoardMove,
  type KanbanBoardProps,
  type MoveTargets,
} from '../../../patterns/KanbanBoard/index.ts'
import type { Decision } from '../DecisionPanel/index.ts'
import { DecisionDialog } from '../DecisionPanel/DecisionDialog.tsx'
import type { BuildLetter } from '../RoundReview/useLetter.ts'
import { ApplicationTile } from './ApplicationTile.tsx'

/** An application on the board; `version` detects changes since it was loaded. */
export type BoardApplication = ApplicationRow & { version: number }

/** The loaded applications of a status, the most urgent first; `total` counts all applications of the status. */
export interface ApplicationColumn {
  status: ApplicationStatus
  total: number
  applications: readonly BoardApplication[]
}

export interface ApplicationBoardProps extends Pick<
  KanbanBoardProps<BoardApplication, ApplicationStatus>,
  'state' | 'onRetry' | 'empty' | 'onReachEnd' | 'startAt'
> {
  /** The columns of the board; a status without a column has not been loaded. */
  columns: readonly ApplicationColumn[]
  /** The role that decides. It determines the permitted decisions, and the reasons why the other decisions are not permitted. */
  deciderRole: RoleKey
  /** Returns the address of a card. Keep it identical between renders. */
  hrefOf: (application: BoardApplication) => string
  /** Returns the letter for a decision, shown before it is sent. */
  onLetter: (application: BoardApplication, ...letterArgs: Parameters<BuildLetter>) => ReturnType<BuildLetter>
  /** Runs a decision; a rejection is shown in the dialog, which stays open. */
  onDecide: (application: BoardApplication, decision: Decision) => Promise<void>
}

const statusGlyphs: Record<ApplicationStatus, Glyph> = {
  'in process': glyphs.hourglass,
  revision: glyphs.pencilLine,
  accepted: glyphs.checkCircle,
  rejected: glyphs.xCircle,
}
const getCardKey = ({ id }: BoardApplication) => id
const getCardTitle = ({ book_name }: BoardApplication) => book_name
const noApplications: readonly BoardApplication[] = []

interface PendingDecision extends BoardMove<BoardApplication, ApplicationStatus> {
  resolve: (isDecided: boolean) => void
}

/** Thrown when a person cancels the dialog. It has no message, because nothing needs to be shown. */
class DecisionCancelledError extends Error {
  override name = 'DecisionCancelledError'
}

/**
 * Applications by status, each with its time in the status. Before any move, a dialog asks for the details that the decision needs.
 */
export function ApplicationBoard({
  columns,
  deciderRole,
  hrefOf,
  onLetter,
  onDecide,
  ...boardProps
}: ApplicationBoardProps) {
  // Loads the cards' texts here, while the skeleton is shown, because cards render only after their column is measured.
  const { t } = useTranslation(['applications', 'domain', 'queue'])
  const today = useToday()
  const [pendingDecision, setPendingDecision] = useState<PendingDecision>()
  const columnsByStatus = useMemo(() => new Map(columns.map((column) => [column.status, column])), [columns])

  const boardColumns = useMemo(
    () =>
      applicationStatuses.map((status) => {
        const title = t(`domain:applicationStatus.${status}`)
        const { total = 0, applications = noApplications } = columnsByStatus.get(status) ?? {}
        const isPending = status === 'in process' || status === 'revision'
        const overdueCount = isPending ? applications.filter(({ due }) => due && due < today).length : 0
        return { key: status, title, shortTitle: title, glyph: statusGlyphs[status], total, overdue: overdueCount }
      }),
    [columnsByStatus, t, today],
  )
  const targets = useCallback(
    (_card: BoardApplication, from: ApplicationStatus): MoveTargets<ApplicationStatus> =>
      Object.fromEntries(
        applicationStatuses
          .filter((status) => status !== from)
          .map((to) => {
            const refusal = getDecisionRefusal(deciderRole, from, to)
            return [
              to,
              refusal
                ? { allowed: false, reason: t(`decision.refused.${refusal}`) }
                : { allowed: true, action: t(`decision.${to}`) },
            ]
          }),
      ),
    [deciderRole, t],
  )
  const requestMove = (move: BoardMove<BoardApplication, ApplicationStatus>) =>
    new Promise<void>((resolve, reject) => {
      setPendingDecision({
        ...move,
        resolve: (isDecided) => {
          setPendingDecision(undefined)
          if (isDecided) resolve()
          else reject(new DecisionCancelledError())
        },
      })
    })

  return (
    <>
      <KanbanBoard
        {...boardProps}
        label={t('board.title')}
        columns={boardColumns}
        cardsOf={useCallback(
          (status: ApplicationStatus) => columnsByStatus.get(status)?.applications ?? noApplications,
          [columnsByStatus],
        )}
        cardKey={getCardKey}
        cardTitle={getCardTitle}
        cardHref={hrefOf}
        renderCard={useCallback(
          (application: BoardApplication) => (
            <ApplicationTile application={application} today={today} />
          ),
          [today],
        )}
        targets={targets}
        onMove={requestMove}
      />
      {pendingDecision && (
        <DecisionDialog
          status={pendingDecision.to}
          title={pendingDecision.card.book_name}
          onLetter={(...letterArgs) => onLetter(pendingDecision.card, ...letterArgs)}
          onDecide={async (decision) => {
            await onDecide(pendingDecision.card, decision)
            pendingDecision.resolve(true)
          }}
          onClose={() => pendingDecision.resolve(false)}
        />
      )}
    </>
  )
}
