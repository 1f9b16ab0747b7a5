import {
  forecastSignal,
  type BookLanguage,
  type SignalStepDays,
  type Person,
  type SignalRemark,
  type SignalRound,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { Kbd } from '../../../primitives/Kbd/index.ts'
import { DeskBar, Strip } from './Desk.tsx'
import { listSpreads, getSpread, type DeskView } from './pages.ts'
import { PageView, type Pin } from './PageView.tsx'
import { RemarkList } from './RemarkList.tsx'
import { RemarkPopover, type RemarkDraft } from './RemarkPopover.tsx'
import { RoomDialog, type RoomQuestion } from './RoomDialog.tsx'
import { Ask, Outcomes, Receipt } from './RoomRail.tsx'
import { useDeskKeys } from './useDeskKeys.ts'
import { usePages, type LoadPages } from './usePages.ts'
import * as desk from './Desk.css.ts'
import * as styles from './DecisionRoom.css.ts'

export interface DecisionRoomBook {
  book_name: string
  language: BookLanguage
  quantity: number | null
  format: string | null
  project_manager: Person | null
  printStartDate: string | null
}

export interface DecisionRoomProps {
  book: DecisionRoomBook
  /** The file to decide on; null if none is uploaded yet. */
  round: SignalRound | null
  /** The previous round, whose remarks are shown with its file. */
  previousRound?: SignalRound | undefined
  /** The deadline for signing; null if there is nothing left to decide. */
  signBy: string | null
  pace: SignalStepDays
  today: string
  backHref: string
  /** The link to a message to the manager. */
  messageHref?: string | undefined
  /** Loads a number of pages as images with text, starting from a given page. */
  loadPages: LoadPages
  /** Called when a page was visible to the reader. */
  onSeen: (page: number) => void
  /** Saves a new or edited remark. If it rejects, the error is shown next to the remark. */
  onRemark: (draft: RemarkDraft) => Promise<void>
  onDelete: (remark: SignalRemark) => Promise<void>
  onSign: () => Promise<void>
  onReturn: () => Promise<void>
  onDownload: () => void
}

/**
 * The screen on which an author reviews a signal copy: the pages, the remarks on them, and the two possible answers with their
 * dates.
 */
export function DecisionRoom(props: DecisionRoomProps) {
  const { book, round, backHref } = props
  const { t } = useTranslation('signals')
  if (round) return <Room key={round.id} {...props} round={round} />
  return (
    <div className={styles.room}>
      <div className={styles.empty}>
        <DeskBar {...emptyDeskProps} title={book.book_name} lang={getBookLang(book.language)} backHref={backHref} />
        <EmptyState title={t('room.noFileTitle')} level={2}>
          {t('room.noFile')}
        </EmptyState>
      </div>
      <aside className={styles.rail}>
        <Ask signBy={null} facts="" manager={book.project_manager} messageHref={props.messageHref} />
      </aside>
    </div>
  )
}

const emptyDeskProps = {
  page: 1,
  total: 1,
  onPage: () => undefined,
  view: 'single',
  onView: () => undefined,
  zoom: 1,
  onZoom: () => undefined,
  onDownload: () => undefined,
} as const

function Room({
  book,
  round,
  previousRound,
  signBy,
  pace,
  today,
  backHref,
  messageHref,
  loadPages,
  onSeen,
  onRemark,
  onDelete,
  onSign,
  onReturn,
  onDownload,
}: DecisionRoomProps & { round: SignalRound }) {
  const { t } = useTranslation('signals')
  const { number } = useFormat()
  const announce = useAnnounce()
  const isPhone = useMedia('belowTablet')
  const total = round.pages
  const [page, setPage] = useState(1)
  const [deskView, setDeskView] = useState<DeskView>('spread')
  const view = isPhone ? 'single' : deskView
  const [zoom, setZoom] = useState(1)
  const [draft, setDraft] = useState<RemarkDraft>()
  const [placingPoint, setPlacingPoint] = useState<{ x: number; y: number }>()
  const [selectedId, setSelectedId] = useState<string>()
  const [question, setQuestion] = useState<RoomQuestion>()
  // The pages of a replacement file count as unseen, even though they look the same.
  const [seenState, setSeenState] = useState({ round: round.id, pages: new Set(round.seen) })
  const seenPages = seenState.round === round.id ? seenState.pages : new Set(round.seen)

  const openPages = getSpread(page, view, total)
  const { pageOf, hasFailed, retry } = usePages(round.id, openPages, total, loadPages)
  const canRemark = signBy !== null && round.outcome === null
  const { remarks } = round
  const forecast = forecastSignal({
    today,
    printStartDate: book.printStartDate,
    pace,
    remarks: Math.max(1, remarks.length),
  })

  const startRemark = (pageNumber: number, x: number, y: number) =>
    setDraft({ page: pageNumber, x, y, kind: 'text', text: '' })
  const editRemark = ({ id, version, kind, page: pageNumber, x, y, text }: SignalRemark) => {
    setPage(pageNumber)
    setDraft({ id, version, kind, page: pageNumber, x, y, text })
  }
  const selectRemark = (remark: SignalRemark) => {
    setPage(remark.page)
    setSelectedId(String(remark.id))
  }
  const saveRemark = async () => {
    if (!draft) return
    await onRemark(draft)
    setDraft(undefined)
    announce(t('room.saved'))
  }
  const markPageSeen = (seenPage: number) => {
    if (seenPages.has(seenPage)) return
    setSeenState({ round: round.id, pages: new Set([...seenPages, seenPage]) })
    onSeen(seenPage)
  }
  const onKeyDown = useDeskKeys({
    page,
    view,
    total,
    remarks,
    selectedKey: selectedId,
    zoom,
    placing: placingPoint,
    onPage: setPage,
    onZoom: setZoom,
    onChoose: selectRemark,
    onPlacing: canRemark ? setPlacingPoint : undefined,
    onPlaced: ({ x, y }) => {
      setPlacingPoint(undefined)
      startRemark(openPages[0] ?? page, x, y)
    },
  })
  const getPagePins = (pageNumber: number): Pin[] => [
    ...remarks.flatMap((remark, index) =>
      remark.page === pageNumber && remark.id !== draft?.id
        ? [{ key: String(remark.id), number: index + 1, x: remark.x, y: remark.y, draft: false }]
        : [],
    ),
    ...(draft?.page === pageNumber
      ? [{ key: 'draft', number: getRemarkNumber(draft), x: draft.x, y: draft.y, draft: true }]
      : []),
    ...(placingPoint && openPages[0] === pageNumber
      ? [{ key: 'placing', number: remarks.length + 1, ...placingPoint, draft: true }]
      : []),
  ]
  const getRemarkNumber = ({ id }: RemarkDraft) =>
    id === undefined ? remarks.length + 1 : remarks.findIndex((remark) => remark.id === id) + 1
  const facts = [
    book.quantity && t('ask.copies', { count: book.quantity, value: number(book.quantity) }),
    book.format,
    t('ask.pages', { count: total }),
  ]
  return (
    <div className={styles.room}>
      {/* The section handles the keyboard commands of the page viewer: turning pages, zoom and remarks. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section className={desk.desk} aria-label={t('desk.label')} onKeyDown={onKeyDown}>
        <DeskBar
          title={book.book_name}
          lang={getBookLang(book.language)}
          backHref={backHref}
          page={page}
          total={total}
          onPage={setPage}
          view={view}
          onView={setDeskView}
          zoom={zoom}
          onZoom={setZoom}
          onDownload={onDownload}
        />
        <div
          className={desk.stage}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets the keyboard scroll and turn pages
          tabIndex={0}
          role="group"
          aria-label={t('desk.pageNumber', { page: openPages.join('–') })}
        >
          <div
            className={desk.spread}
            data-surface="light"
            style={{ '--sheets': view === 'spread' ? 2 : 1, '--zoom': zoom } as object}
          >
            {openPages.map((pageNumber) => (
              <div key={`${round.id}-${pageNumber}`} className={desk.leaf}>
                <PageView
                  number={pageNumber}
                  page={pageOf(pageNumber)}
                  failed={hasFailed(pageNumber)}
                  onRetry={retry}
                  pins={getPagePins(pageNumber)}
                  selectedKey={selectedId}
                  onPin={(key) => {
                    setSelectedId(key)
                    const remark = remarks.find((candidate) => String(candidate.id) === key)
                    if (remark && canRemark) editRemark(remark)
                  }}
                  onPlace={canRemark ? (x, y) => startRemark(pageNumber, x, y) : undefined}
                  onSeen={() => markPageSeen(pageNumber)}
                />
                {draft?.page === pageNumber && (
                  <RemarkPopover
                    key={draft.id ?? 'new'}
                    number={getRemarkNumber(draft)}
                    draft={draft}
                    onChange={setDraft}
                    onSave={saveRemark}
                    onClose={() => setDraft(undefined)}
                  />
                )}
              </div>
            ))}
          </div>
        </div>
        <Strip
          openings={listSpreads(view, total)}
          page={page}
          view={view}
          total={total}
          onPage={setPage}
          remarksOn={(pageNumber) => remarks.filter((remark) => remark.page === pageNumber).length}
          seen={seenPages.size}
          hint={
            placingPoint ? (
              t('desk.place')
            ) : (
              <>
                {canRemark && (
                  <>
                    <Kbd keys="M" /> {t('desk.remarkKey')}
                  </>
                )}
                <Kbd keys="[" /> <Kbd keys="]" /> {t('desk.neighbourKey')}
              </>
            )
          }
        />
      </section>
      <aside className={styles.rail}>
        <Ask
          signBy={signBy}
          facts={facts.filter(Boolean).join(', ')}
          manager={book.project_manager}
          messageHref={messageHref}
          note={
            previousRound &&
            previousRound.remarks.length > 0 && (
              <Alert title={t('room.fresh')}>{t('room.freshBody', { number: previousRound.number })}</Alert>
            )
          }
        />
        <RemarkList
          remarks={remarks}
          draft={draft}
          selectedKey={selectedId}
          onChoose={selectRemark}
          onEdit={canRemark ? editRemark : undefined}
          onDelete={canRemark ? (remark) => setQuestion({ kind: 'delete', remark }) : undefined}
        />
        {canRemark ? (
          <Outcomes
            today={today}
            forecast={forecast}
            remarks={remarks.length}
            seen={seenPages.size > 0}
            onSign={() => setQuestion({ kind: 'sign' })}
            onReturn={() => setQuestion({ kind: 'return' })}
          />
        ) : (
          <Receipt round={round} />
        )}
      </aside>
      <RoomDialog
        question={question}
        title={book.book_name}
        remarks={remarks}
        signalDay={forecast.remarks.signal}
        onAnswer={({ kind, remark }) => {
          if (kind === 'delete' && remark) return onDelete(remark)
          return kind === 'sign' ? onSign() : onReturn()
        }}
        onClose={() => setQuestion(undefined)}
      />
    </div>
  )
}
