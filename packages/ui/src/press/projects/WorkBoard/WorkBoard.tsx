import {
  getDueTone,
  getWorkColumn,
  workColumns,
  getWorkDropRefusal,
  type StageKey,
  type WorkColumn,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import {
  KanbanBoard,
  type BoardMove,
  type KanbanBoardProps,
  type MoveTargets,
} from '../../../patterns/KanbanBoard/index.ts'
import { reuseLists } from '../../../patterns/KanbanBoard/reuse-lists.ts'
import { WorkResultDialog } from '../WorkTypeTable/WorkResultDialog.tsx'
import type { SendWork } from '../WorkTypeTable/work-change.ts'
import type { BoardWork } from './types.ts'
import { WorkTile } from './WorkTile.tsx'

export interface WorkBoardProps extends Pick<
  KanbanBoardProps<BoardWork, WorkColumn>,
  'state' | 'onRetry' | 'startAt' | 'defaultFolded' | 'onFoldedChange'
> {
  /** The user's own works: offered, in progress, submitted and approved. */
  works: readonly BoardWork[]
  /** Returns the URL of a card. Keep the function the same between renders. */
  hrefOf: (work: BoardWork) => string
  /**
   * Accepts an offered work. Resolves to true if the work is now assigned to the user, or to false if the manager still chooses.
   * Rejects with the message to show.
   */
  onAccept: (work: BoardWork) => Promise<boolean>
  /** Submits a work. If it rejects, the dialog shows the error. */
  onHandIn: SendWork
  onUpload: Upload
  /** Shown when the board is empty. */
  empty?: ReactNode
}

/** The stage whose colour each column uses, so that works and books look alike. */
const columnStages: Record<WorkColumn, StageKey> = {
  offered: 'project',
  'in progress': 'process',
  completed: 'author',
  approved: 'done',
}
const columnGlyphs = {
  offered: glyphs.handshake,
  'in progress': glyphs.pencilLine,
  completed: glyphs.clockCounterClockwise,
  approved: glyphs.sealCheck,
} as const

/** Cancels a drop without an error message, because the user closed the dialog or the manager still chooses. */
class MoveCancelled extends Error {
  override name = 'MoveCancelled'
  override message = ''
}

const getCardKey = ({ id }: BoardWork) => id
const isLate = ({ end_date }: BoardWork, today: string) =>
  end_date !== null && getDueTone(end_date, today) === 'overdue'
const emptyList: readonly BoardWork[] = []

/** An executor's works by status. The executor drops a card to accept an offered work or to submit a work. */
export function WorkBoard({ works, hrefOf, onAccept, onHandIn, onUpload, empty, ...boardProps }: WorkBoardProps) {
  // The cards render only after their column is measured. Loading their texts here shows the skeleton in the meantime.
  const { t } = useTranslation(['projects', 'domain', 'queue'])
  const today = useToday()
  const [sortIntoColumns] = useState(() => reuseLists<BoardWork, WorkColumn>())
  /** The target column of each work whose drop is not saved yet, by the work's id. */
  const [unsavedColumns, setUnsavedColumns] = useState<ReadonlyMap<number, WorkColumn>>(new Map())
  const worksByColumn = useMemo(
    () => sortIntoColumns(works, ({ id, status }) => unsavedColumns.get(id) ?? getWorkColumn(status)),
    [sortIntoColumns, works, unsavedColumns],
  )
  const [pendingSubmission, setPendingSubmission] = useState<{ work: BoardWork; finish: (isSent: boolean) => void }>()

  const columns = useMemo(
    () =>
      workColumns.map((key) => {
        const cards = worksByColumn.get(key) ?? emptyList
        const title = t(`board.column.${key}`)
        return {
          key,
          stage: columnStages[key],
          glyph: columnGlyphs[key],
          title,
          shortTitle: title,
          total: cards.length,
          overdue: key === 'in progress' ? cards.filter((work) => isLate(work, today)).length : 0,
        }
      }),
    [worksByColumn, t, today],
  )
  const getMoveTargets = useCallback(
    ({ hasAnswered = false }: BoardWork, from: WorkColumn): MoveTargets<WorkColumn> =>
      Object.fromEntries(
        workColumns
          .filter((to) => to !== from)
          .map((to) => {
            const refusal = getWorkDropRefusal(from, to, hasAnswered)
            return [
              to,
              refusal
                ? { allowed: false, reason: t(`board.refusal.${refusal}`) }
                : { allowed: true, action: t(from === 'offered' ? 'mine.take' : 'mine.hand') },
            ]
          }),
      ),
    [t],
  )

  const onMove = async ({ card, from, to }: BoardMove<BoardWork, WorkColumn>) => {
    setUnsavedColumns((current) => new Map(current).set(card.id, to))
    try {
      const isMoved =
        from === 'offered'
          ? await onAccept(card)
          : await new Promise<boolean>((resolve) => setPendingSubmission({ work: card, finish: resolve }))
      if (!isMoved) throw new MoveCancelled()
    } finally {
      setUnsavedColumns((current) => new Map([...current].filter(([id]) => id !== card.id)))
    }
  }

  return (
    <>
      <KanbanBoard
        {...boardProps}
        label={t('board.title')}
        columns={columns}
        cardsOf={useCallback((column: WorkColumn) => worksByColumn.get(column) ?? emptyList, [worksByColumn])}
        cardKey={getCardKey}
        cardTitle={useCallback(
          ({ book_name, name }: BoardWork) => `${book_name}, ${t(`domain:workType.${name}`)}`,
          [t],
        )}
        cardHref={hrefOf}
        renderCard={useCallback(
          (work: BoardWork) => (
            <WorkTile work={work} />
          ),
          [],
        )}
        targets={getMoveTargets}
        onMove={onMove}
        empty={empty}
      />
      {pendingSubmission && (
        <WorkResultDialog
          work={pendingSubmission.work}
          to="completed"
          onUpload={onUpload}
          onSend={async (change) => {
            await onHandIn(change)
            pendingSubmission.finish(true)
          }}
          onClose={() => {
            pendingSubmission.finish(false)
            setPendingSubmission(undefined)
          }}
        />
      )}
    </>
  )
}
