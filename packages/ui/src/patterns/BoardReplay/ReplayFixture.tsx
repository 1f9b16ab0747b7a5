import { currentStage, stageKeys, type StageKey } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useCallback, useMemo, useState } from 'react'
import { flags } from '../../press/shared/fixtures/books.ts'
import { KanbanBoard } from '../KanbanBoard/index.ts'
import { screenCards } from '../KanbanBoard/screen-fixture.ts'
import { TechCardTile, type TechCardTileCard } from '../../press/tech-cards/TechCardTile/index.ts'
import { BoardReplay } from './BoardReplay.tsx'
import { ReplayGhosts } from './ReplayGhosts.tsx'
import { CurrentPosition } from './CurrentPosition.tsx'
import { everyDay, type ReplayMove, type ReplayStep } from './replay.ts'

export const day = '2026-10-03'
const today = '2026-11-22'
/** The number of moves on each day from 1 September on, as in the design: busy weeks and quiet weekends. */
const saw = '84905141484bb1352c85a2607392816ac5704938b1527946a3805b2c71648393a5042718b6493a2c5'
export const days = everyDay(
  '2026-09-01',
  today,
  Array.from(saw, (moves, at) => ({
    day: new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10),
    moves: at === 32 ? 6 : Number.parseInt(moves, 16),
  })),
)

const person = (id: number, name: string) => ({ id, name, role_id: 4, avatar: null })
type Row = readonly [time: string, who: string, card: number, from: StageKey, to: StageKey, reason?: string]
const rows: readonly Row[] = [
  ['04:12', 'Айгүл Сәрсен', 1170, 'editor', 'project'],
  ['05:40', 'Марат Ильясов', 1101, 'process', 'signal'],
  ['06:55', 'Елена Ким', 1090, 'process', 'signal'],
  ['11:05', 'Марат Қасымов', 1157, 'signal', 'process', 'в макете старая обложка, вернуть на правку'],
  ['12:30', 'Елена Ким', 1159, 'author', 'typography'],
  ['12:48', 'Дана Оспанова', 1143, 'signal', 'author'],
]

/** The past board has the cards of the designs, moved by one stage, so that it differs from today's board. */
const now = screenCards()
const then = Object.fromEntries(
  stageKeys.map((stage, at) => {
    const [own, next] = [now[stage] ?? [], now[stageKeys[at + 1] ?? stage] ?? []]
    return [stage, at + 1 < stageKeys.length ? [...own.slice(0, 1), ...next.slice(1, 5)] : own.slice(5, 27)]
  }),
) as unknown as Record<StageKey, readonly TechCardTileCard[]>
const stageNow = new Map(stageKeys.flatMap((stage) => (now[stage] ?? []).map(({ id }) => [id, stage] as const)))
const titles = new Map(Object.values(now).flatMap((cards) => cards.map((card) => [card.id, card] as const)))

export const moves: readonly (ReplayMove & { techcard_id: number })[] = rows.map(
  ([time, who, card, from, to, reason], at) => ({
    id: at + 1,
    at: `${day}T${time}:00Z`,
    by: person(at + 1, who),
    type: 'techcard.moved',
    from,
    to,
    reason: reason ?? null,
    fields: [],
    techcard_id: card,
    book_name: titles.get(card)?.book_name ?? 'Қазақстан тарихы: оқу құралы',
    language: titles.get(card)?.language ?? 'kz',
  }),
)

const cardKey = ({ id }: TechCardTileCard) => id
const cardTitle = ({ book_name }: TechCardTileCard) => book_name
const hrefOf = (id: number) => `#/techcards/${id}`
const cardHref = ({ id }: TechCardTileCard) => hrefOf(id)
const nowhere = () => ({})
const onMove = () => Promise.resolve()

export interface ReplayFixtureProps {
  /** Whether changes since that day are shown under cards and columns. @default true */
  since?: boolean
  /** Whether the shown day has no moves. @default false */
  quiet?: boolean
  onDayChange?: (day: string) => void
}

/** The board of 3 October, for stories. */
export function ReplayFixture({ since = true, quiet = false, onDayChange }: ReplayFixtureProps) {
  const { t } = useTranslation(['boards', 'domain'])
  const [at, setAt] = useState(day)
  const [step, setStep] = useState<ReplayStep>('day')
  const [playing, setPlaying] = useState(false)
  const [selected, setSelected] = useState<number>()
  const visibleMoves = useMemo(() => (quiet ? [] : moves), [quiet])
  const columns = useMemo(
    () =>
      stageKeys.map((key) => ({
        key,
        stage: key,
        title: t(`domain:stage.${key}`),
        shortTitle: t(`domain:stageShort.${key}`),
        total: then[key].length,
        overdue: 0,
        now: now[key]?.length ?? 0,
        locked: true,
      })),
    [t],
  )
  const ghosts = useCallback((column: StageKey) => {
    const pastIds = new Set(then[column].map(({ id }) => id))
    const newCards = (now[column] ?? []).filter(({ id }) => !pastIds.has(id))
    return (
      <ReplayGhosts
        total={newCards.length}
        ghosts={newCards.slice(0, 3).map((card, index) => ({ ...card, since: `2026-11-${14 - index}` }))}
        hrefOf={hrefOf}
      />
    )
  }, [])
  const spotlight = useMemo(() => {
    const move = visibleMoves.find(({ id }) => id === selected)
    const column = move && stageKeys.find((key) => then[key].some(({ id }) => id === move.techcard_id))
    return move && column && { column, id: move.techcard_id }
  }, [visibleMoves, selected])
  const go = (to: string) => {
    setAt(to)
    onDayChange?.(to)
  }
  return (
    <BoardReplay
      days={days}
      day={at}
      onDayChange={go}
      step={step}
      onStepChange={setStep}
      onGo={(by) => go(days[days.findIndex((one) => one.day === at) + by]?.day ?? at)}
      playing={playing}
      onPlay={setPlaying}
      moves={visibleMoves}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      counts={columns.map(({ key, total, now: count }) => ({ stage: key, past: total, now: count }))}
    >
      <KanbanBoard
        label={t('title')}
        columns={columns}
        cardsOf={useCallback((column: StageKey) => then[column], [])}
        {...{ cardKey, cardTitle, cardHref, onMove }}
        targets={nowhere}
        ringed={useMemo(() => new Set(visibleMoves.map(({ techcard_id }) => techcard_id)), [visibleMoves])}
        spotlight={spotlight}
        renderTail={since ? ghosts : undefined}
        renderCard={useCallback(
          (card: TechCardTileCard, column: StageKey) => (
            <>
              <TechCardTile card={card} stage={currentStage(flags(column))} today={at} />
              {since && <CurrentPosition then={column} stage={stageNow.get(card.id) ?? column} since="2026-11-12" />}
            </>
          ),
          [since, at],
        )}
      />
    </BoardReplay>
  )
}
