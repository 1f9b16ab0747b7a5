import { act, read, useCall, type AnswerOf } from '@press/client'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, useDownload, useParams, usePageTitle, useSaving } from '@press/shell'
import { DecisionRoom, Page, todayAtPress, useToday, type RemarkDraft } from '@press/ui'
import { useCallback } from 'react'
import { useAuthor } from '../shared/useAuthor.ts'
import type { TechCard } from '../shared/tech-card.ts'
import { useMarkPagesSeen } from './useMarkPagesSeen.ts'

type Signal = AnswerOf<'GET /api/tech-cards/{id}/signal-rounds'>['signal']

/** The decision room: the author signs the signal copy of the book or returns it with remarks. */
export function SignalScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('signals')
  const card = useCall('GET /api/tech-cards/{id}', { params: { id } })
  const signal = useCall('GET /api/tech-cards/{id}/signal-rounds', { params: { id } })
  const techcard = card.data?.techcard
  usePageTitle(techcard && `${t('label')}: ${techcard.book_name}`)
  return (
    <Page scroll="bleed">
      <QueryBoundary result={card}>
        {() => (
          <QueryBoundary result={signal}>
            {(answer) => techcard && <SignalRoom card={techcard} signal={answer.signal} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Page>
  )
}

const fetchPages = async (id: number, from: number, count: number) =>
  (await read('GET /api/signal-rounds/{id}/pages', { params: { id }, query: { from, count } })).pages

function SignalRoom({ card, signal: { rounds, sign_by, pace } }: { card: TechCard; signal: Signal }) {
  const { t } = useTranslation('signals')
  const { paths } = useAuthor()
  const download = useDownload()
  const { submit } = useSaving()
  const submitChange = async (...change: Parameters<typeof submit>): Promise<void> => {
    await submit(...change)
  }
  const round = rounds.at(-1) ?? null
  const roundId = round?.id ?? 0
  const { onSeen, sendPages: sendSeenPages } = useMarkPagesSeen(roundId)
  const loadPages = useCallback((from: number, count: number) => fetchPages(roundId, from, count), [roundId])

  const saveRemark = ({ id, version, ...remark }: RemarkDraft) =>
    submitChange(() =>
      id === undefined
        ? act('POST /api/signal-rounds/{id}/remarks', { params: { id: roundId }, body: remark })
        : act('PATCH /api/signal-remarks/{id}', {
            params: { id },
            body: { ...remark, ...(version !== undefined && { version }) },
          }),
    )
  return (
    <DecisionRoom
      book={card}
      round={round}
      previousRound={rounds.at(-2)}
      signBy={round && sign_by}
      pace={pace}
      today={useToday()}
      backHref={paths.bookTracking(card.id)}
      loadPages={loadPages}
      onSeen={onSeen}
      onRemark={saveRemark}
      onDelete={(remark) =>
        submitChange(() => act('DELETE /api/signal-remarks/{id}', { params: { id: remark.id } }), t('room.deleted'))
      }
      onSign={() =>
        submitChange(async () => {
          // Reports the opened pages first, because only an opened copy can be signed.
          await sendSeenPages()
          await act('POST /api/tech-cards/{id}/signal-end-date', {
            params: { id: card.id },
            body: { signalEndDate: todayAtPress(), version: card.version },
          })
        }, t('room.done'))
      }
      onReturn={() =>
        submitChange(
          () =>
            act('POST /api/tech-cards/{id}/signal-return', {
              params: { id: card.id },
              body: { round: roundId, version: card.version },
            }),
          t('room.sent'),
        )
      }
      onDownload={() => round && download(round.file)}
    />
  )
}
