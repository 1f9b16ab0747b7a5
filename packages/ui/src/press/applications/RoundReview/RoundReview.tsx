import type { ApplicationDocument, StoredFile, Application, Round, RoundFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { isShortcut, useShortcut } from '../../../foundations/useShortcut/index.ts'
import type { Decision } from '../DecisionPanel/index.ts'
import { CompareDialog } from './CompareDialog.tsx'
import { OtherDocuments } from './OtherDocuments.tsx'
import { PhoneReview } from './PhoneReview.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewBar, type ReviewPlace } from './ReviewBar.tsx'
import { ReviewDocument } from './ReviewDocument.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { ReviewLetter } from './ReviewLetter.tsx'
import { RoundLine } from './RoundLine.tsx'
import type { ReviewValues } from './review-values.ts'
import { SendDialog } from './SendDialog.tsx'
import { useLetter, type BuildLetter } from './useLetter.ts'
import { useReview } from './useReview.ts'
import * as styles from './RoundReview.css.ts'

export interface RoundReviewProps {
  application: Application
  rounds: readonly Round[]
  /** The other pending applications, and links to them. */
  place: ReviewPlace
  /** The verdicts that have not been sent yet. */
  defaultValues?: ReviewValues | undefined
  /** Stores the verdicts; called after every change. */
  onDraft?: (values: ReviewValues) => void
  /** Returns the letter for a decision. */
  onLetter: BuildLetter
  /** Runs the decision; a rejection is shown, and all verdicts stay. */
  onDecide: (decision: Decision) => Promise<void>
  onPreview: (file: StoredFile) => void
  /** Fetches the text of a document; null if it has no text. */
  onRead: (file: { id: number; name: string }) => Promise<string | null>
}

interface Comparison {
  document: ApplicationDocument
  asked: RoundFile
  came: RoundFile
}

/** An application for people who decide on it: the request, the answer and the verdict of each document. */
export function RoundReview({
  application,
  rounds,
  place,
  defaultValues,
  onDraft,
  onLetter,
  onDecide,
  onPreview,
  onRead,
}: RoundReviewProps) {
  // Also loads the texts of fields, because loading them during a verdict would hide the page and lose the focus.
  const { t } = useTranslation(['applications', 'fields', 'patterns'])
  const wide = useMedia('desktop')
  const phone = useMedia('belowTablet')
  const review = useReview({ application, rounds, defaultValues, onDraft })
  const { values, waiting, decision, round, soFar } = review
  // Requests without a text or a date are not in the letter yet.
  const letterDecision = soFar && {
    ...soFar,
    documents: soFar.documents.filter(({ reason, until }) => reason && until),
  }
  const letter = useLetter(letterDecision, onLetter)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [compared, setCompared] = useState<Comparison>()
  const blocks = useRef(new Map<ApplicationDocument, HTMLElement | null>())
  const letterBox = useRef<HTMLElement>(null)

  const ask = () => {
    if (!decision) return
    review.setTried(true)
    const [wrong] = decision.status === 'revision' && wide ? Object.keys(review.problems) : []
    if (!wrong) return setIsDialogOpen(true)
    blocks.current
      .get(wrong.split('.')[0] as ApplicationDocument)
      ?.querySelector<HTMLElement>('textarea')
      ?.focus()
  }
  const refuse = () => {
    review.set({ ...values, refusal: values.refusal ?? '' })
    setIsDialogOpen(true)
  }
  const close = () => {
    setIsDialogOpen(false)
    if (values.refusal !== null) review.set({ ...values, refusal: null })
  }
  const send = async () => {
    if (!decision) return
    const letterText = await letter.letterOf(decision, values.letter)
    await onDecide({ ...decision, ...(letterText && { letter: letterText }) })
  }
  const requestAgain = (document: ApplicationDocument) => {
    review.say(document, 'again')
    // The fields of the request are rendered only after this click has been handled.
    requestAnimationFrame(() => blocks.current.get(document)?.querySelector<HTMLElement>('textarea')?.focus())
  }
  const focusOn = (index: number) => {
    const { document } = waiting[Math.max(0, Math.min(index, waiting.length - 1))] ?? {}
    if (document) blocks.current.get(document)?.focus()
  }

  /** Sets the verdict of the focused document by shortcut, except while the focus is in a text field. */
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as Element).matches('textarea, input:not([type=radio])')) return
    const at = waiting.findIndex(({ document }) => blocks.current.get(document)?.contains(event.target as Node))
    const focusedDocument = waiting[at]
    if (!focusedDocument) return
    const keys: Record<string, () => void> = {
      down: () => focusOn(at + 1),
      up: () => focusOn(at - 1),
      a: () => review.say(focusedDocument.document, 'accepted'),
      r: () => requestAgain(focusedDocument.document),
      c: () =>
        focusedDocument.round?.asked &&
        focusedDocument.round.came &&
        compare(focusedDocument.document, focusedDocument.round.asked, focusedDocument.round.came),
    }
    const pressed = Object.keys(keys).find((key) => isShortcut(event.nativeEvent, key))
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    keys[pressed]?.()
  }
  const compare = (document: ApplicationDocument, asked: RoundFile, came: RoundFile) =>
    setCompared({ document, asked, came })
  useShortcut('down', () => focusOn(0))
  useShortcut('up', () => focusOn(waiting.length - 1))
  useShortcut('l', () => (wide ? letterBox.current?.querySelector<HTMLElement>('textarea')?.focus() : ask()))
  useShortcut('mod+enter', ask)
  useShortcut('j', () => place.onStep?.(1), { enabled: place.onStep !== undefined })
  useShortcut('k', () => place.onStep?.(-1), { enabled: place.onStep !== undefined })

  const dialogs = (
    <>
      {isDialogOpen && (
        <SendDialog
          title={application.book_name}
          review={review}
          letter={letter}
          letterBeside={wide}
          onSend={send}
          onClose={close}
        />
      )}
      {compared && (
        <CompareDialog
          title={t(`document.${compared.document}`)}
          before={compared.asked}
          after={compared.came}
          onRead={onRead}
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  )
  if (phone)
    return (
      <>
        <PhoneReview
          application={application}
          review={review}
          place={place}
          onPreview={onPreview}
          onAsk={() => setIsDialogOpen(true)}
          onRefuse={refuse}
        />
        {dialogs}
      </>
    )
  const acts = <ReviewActions review={review} onSend={ask} onRefuse={refuse} />
  return (
    <div className={styles.screen}>
      <ReviewBar application={application} round={round && round.number + 1} place={place} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ReviewHead application={application} />
          <RoundLine application={application} rounds={rounds} />
          {/* Shortcuts for the focused document; each also has a button. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div className={styles.documents} role="group" aria-label={t('details.files')} onKeyDown={onKeyDown}>
            {waiting.map((reviewed) => {
              const { document } = reviewed
              return (
                <ReviewDocument
                  key={document}
                  ref={(element) => {
                    blocks.current.set(document, element)
                  }}
                  reviewed={reviewed}
                  asked_at={round?.asked_at}
                  judged={values.judged[document]}
                  onVerdict={(verdict) =>
                    verdict === 'again' ? requestAgain(document) : review.say(document, verdict)
                  }
                  onChange={(change) => review.judge(document, change)}
                  problemOf={(field) => review.problemOf(`${document}.${field}`)}
                  today={review.today}
                  onPreview={onPreview}
                  onCompare={(asked, came) => compare(document, asked, came)}
                />
              )
            })}
          </div>
          <OtherDocuments others={review.others} onPreview={onPreview} onAsk={requestAgain} />
        </div>
        {wide ? (
          <aside ref={letterBox} className={styles.aside} aria-label={t('letter.title')}>
            <h2 className={styles.asideTitle}>{t('letter.title')}</h2>
            <div className={styles.asideBody}>
              {letterDecision ? (
                <ReviewLetter
                  {...letter}
                  written={values.letter}
                  onWrite={(editedLetter) => review.set({ ...values, letter: editedLetter })}
                  onLocaleChange={letter.setLocale}
                />
              ) : (
                <p className={styles.muted}>{t('letter.none')}</p>
              )}
            </div>
            <div className={styles.foot}>{acts}</div>
          </aside>
        ) : (
          <div className={styles.bottom}>{acts}</div>
        )}
      </div>
      {dialogs}
    </div>
  )
}
