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
  requestedFile: RoundFile
  receivedFile: RoundFile
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
  const isWide = useMedia('desktop')
  const isPhone = useMedia('belowTablet')
  const review = useReview({ application, rounds, defaultValues, onDraft })
  const { values, waiting, decision, round, currentDecision } = review
  // Requests without a text or a date are not in the letter yet.
  const letterDecision = currentDecision && {
    ...currentDecision,
    documents: currentDecision.documents.filter(({ reason, until }) => reason && until),
  }
  const letter = useLetter(letterDecision, onLetter)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const [comparison, setComparison] = useState<Comparison>()
  const blockElements = useRef(new Map<ApplicationDocument, HTMLElement | null>())
  const letterBoxRef = useRef<HTMLElement>(null)

  const openSendDialog = () => {
    if (!decision) return
    review.setHasTried(true)
    const [firstProblem] = decision.status === 'revision' && isWide ? Object.keys(review.problems) : []
    if (!firstProblem) return setIsDialogOpen(true)
    blockElements.current
      .get(firstProblem.split('.')[0] as ApplicationDocument)
      ?.querySelector<HTMLElement>('textarea')
      ?.focus()
  }
  const openRefusal = () => {
    review.set({ ...values, refusal: values.refusal ?? '' })
    setIsDialogOpen(true)
  }
  const close = () => {
    setIsDialogOpen(false)
    if (values.refusal !== null) review.set({ ...values, refusal: null })
  }
  const sendDecision = async () => {
    if (!decision) return
    const letterText = await letter.getLetterToSend(decision, values.letter)
    await onDecide({ ...decision, ...(letterText && { letter: letterText }) })
  }
  const requestAgain = (document: ApplicationDocument) => {
    review.setVerdict(document, 'again')
    // The fields of the request are rendered only after this click has been handled.
    requestAnimationFrame(() => blockElements.current.get(document)?.querySelector<HTMLElement>('textarea')?.focus())
  }
  const focusDocument = (index: number) => {
    const { document } = waiting[Math.max(0, Math.min(index, waiting.length - 1))] ?? {}
    if (document) blockElements.current.get(document)?.focus()
  }

  /** Sets the verdict of the focused document by shortcut, except while the focus is in a text field. */
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as Element).matches('textarea, input:not([type=radio])')) return
    const focusedIndex = waiting.findIndex(({ document }) =>
      blockElements.current.get(document)?.contains(event.target as Node),
    )
    const focusedDocument = waiting[focusedIndex]
    if (!focusedDocument) return
    const shortcuts: Record<string, () => void> = {
      down: () => focusDocument(focusedIndex + 1),
      up: () => focusDocument(focusedIndex - 1),
      a: () => review.setVerdict(focusedDocument.document, 'accepted'),
      r: () => requestAgain(focusedDocument.document),
      c: () =>
        focusedDocument.round?.asked &&
        focusedDocument.round.came &&
        compare(focusedDocument.document, focusedDocument.round.asked, focusedDocument.round.came),
    }
    const pressedShortcut = Object.keys(shortcuts).find((key) => isShortcut(event.nativeEvent, key))
    if (!pressedShortcut) return
    event.preventDefault()
    event.stopPropagation()
    shortcuts[pressedShortcut]?.()
  }
  const compare = (document: ApplicationDocument, askedFile: RoundFile, receivedFile: RoundFile) =>
    setComparison({ document, requestedFile: askedFile, receivedFile })
  useShortcut('down', () => focusDocument(0))
  useShortcut('up', () => focusDocument(waiting.length - 1))
  useShortcut('l', () =>
    isWide ? letterBoxRef.current?.querySelector<HTMLElement>('textarea')?.focus() : openSendDialog(),
  )
  useShortcut('mod+enter', openSendDialog)
  useShortcut('j', () => place.onStep?.(1), { enabled: place.onStep !== undefined })
  useShortcut('k', () => place.onStep?.(-1), { enabled: place.onStep !== undefined })

  const dialogs = (
    <>
      {isDialogOpen && (
        <SendDialog
          title={application.book_name}
          review={review}
          letter={letter}
          letterVisible={isWide}
          onSend={sendDecision}
          onClose={close}
        />
      )}
      {comparison && (
        <CompareDialog
          title={t(`document.${comparison.document}`)}
          previousFile={comparison.requestedFile}
          currentFile={comparison.receivedFile}
          onRead={onRead}
          onClose={() => setComparison(undefined)}
        />
      )}
    </>
  )
  if (isPhone)
    return (
      <>
        <PhoneReview
          application={application}
          review={review}
          place={place}
          onPreview={onPreview}
          onAsk={() => setIsDialogOpen(true)}
          onRefuse={openRefusal}
        />
        {dialogs}
      </>
    )
  const reviewActions = <ReviewActions review={review} onSend={openSendDialog} onRefuse={openRefusal} />
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
            {waiting.map((reviewedDocument) => {
              const { document } = reviewedDocument
              return (
                <ReviewDocument
                  key={document}
                  ref={(element) => {
                    blockElements.current.set(document, element)
                  }}
                  reviewed={reviewedDocument}
                  asked_at={round?.asked_at}
                  judgement={values.judged[document]}
                  onVerdict={(verdict) =>
                    verdict === 'again' ? requestAgain(document) : review.setVerdict(document, verdict)
                  }
                  onChange={(change) => review.judge(document, change)}
                  problemOf={(field) => review.problemOf(`${document}.${field}`)}
                  today={review.today}
                  onPreview={onPreview}
                  onCompare={(askedFile, receivedFile) => compare(document, askedFile, receivedFile)}
                />
              )
            })}
          </div>
          <OtherDocuments others={review.others} onPreview={onPreview} onAsk={requestAgain} />
        </div>
        {isWide ? (
          <aside ref={letterBoxRef} className={styles.aside} aria-label={t('letter.title')}>
            <h2 className={styles.asideTitle}>{t('letter.title')}</h2>
            <div className={styles.asideBody}>
              {letterDecision ? (
                <ReviewLetter
                  {...letter}
                  editedLetter={values.letter}
                  onWrite={(editedLetter) => review.set({ ...values, letter: editedLetter })}
                  onLocaleChange={letter.setLocale}
                />
              ) : (
                <p className={styles.muted}>{t('letter.none')}</p>
              )}
            </div>
            <div className={styles.foot}>{reviewActions}</div>
          </aside>
        ) : (
          <div className={styles.bottom}>{reviewActions}</div>
        )}
      </div>
      {dialogs}
    </div>
  )
}
