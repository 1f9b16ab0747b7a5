import {
  addSignalRemark,
  approveSignal,
  changed,
  deleteSignalRemark,
  editSignalRemark,
  isApiError,
  readSignalPages,
  returnSignal,
  useSignal,
  useTechCard,
} from '@press/client'
import { useTranslation } from '@press/i18n'
import { Loaded, useDownload, useParams, usePageTitle, useRefusal } from '@press/shell'
import { DecisionRoom, Page, todayAtPress, useToast, type RemarkDraft } from '@press/ui'
import { useCallback } from 'react'
import { useAuthor } from '../shared/useAuthor.ts'
import type { TechCard } from '../tracking/techCard.ts'
import { useSeenPages } from './useSeenPages.ts'

type Signal = NonNullable<ReturnType<typeof useSignal>['data']>['signal']

/** The decision room: the signal copy of one's book, to be signed or sent back with remarks. */
export function SignalScreen() {
  const id = Number(useParams()['id'])
  const { t } = useTranslation('signals')
  const card = useTechCard(id)
  const signal = useSignal(id)
  const techcard = card.data?.techcard
  usePageTitle(techcard && `${t('label')}: ${techcard.book_name}`)
  return (
    <Page scroll="bleed">
      <Loaded of={card}>
        {() => <Loaded of={signal}>{(answer) => techcard && <Room card={techcard} signal={answer.signal} />}</Loaded>}
      </Loaded>
    </Page>
  )
}

function Room({ card, signal: { rounds, sign_by, pace } }: { card: TechCard; signal: Signal }) {
  const { t } = useTranslation('signals')
  const { to } = useAuthor()
  const toast = useToast()
  const download = useDownload()
  const refusalOf = useRefusal()
  const round = rounds.at(-1) ?? null
  const roundId = round?.id ?? 0
  const { onSeen, tell } = useSeenPages(roundId)
  const loadPages = useCallback((from: number, count: number) => readSignalPages(roundId, from, count), [roundId])

  /** Carries out an act; where somebody was faster, what stands here is read again. */
  const act = async (send: () => Promise<unknown>, done?: string) => {
    try {
      await send()
    } catch (error) {
      if (isApiError(error)) void changed('techcard')
      throw refusalOf(error)
    }
    if (done) toast({ message: done })
  }
  const write = ({ id, version, ...remark }: RemarkDraft) =>
    act(() =>
      id === undefined
        ? addSignalRemark(roundId, remark)
        : editSignalRemark(id, { ...remark, ...(version !== undefined && { version }) }),
    )
  return (
    <DecisionRoom
      book={card}
      round={round}
      before={rounds.at(-2)}
      signBy={round && sign_by}
      pace={pace}
      today={todayAtPress()}
      backHref={to.bookTracking(card.id)}
      loadPages={loadPages}
      onSeen={onSeen}
      onRemark={write}
      onDelete={(remark) => act(() => deleteSignalRemark(remark.id), t('room.deleted'))}
      onSign={() =>
        act(async () => {
          // Only what was opened is signed.
          await tell()
          await approveSignal(card.id, todayAtPress(), card.version)
        }, t('room.done'))
      }
      onReturn={() => act(() => returnSignal(card.id, roundId, card.version), t('room.sent'))}
      onDownload={() => round && download(round.file)}
    />
  )
}
