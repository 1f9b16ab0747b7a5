import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { preloadWhenIdle } from '../../private/preload-when-idle.ts'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import type { ConfirmDialogProps } from '../../primitives/Dialog/index.ts'

const Confirmation = lazyWithPreload(async () => (await import('./Confirmation.tsx')).Confirmation)

export interface Question extends Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'busyLabel' | 'cancelLabel' | 'tone'
> {
  /** A list of what is lost, under the sentence. */
  losses?: readonly string[]
  /** The text to type before the most serious actions: the object's name or number. */
  phrase?: string
  /** Runs the action while the dialog stays open. If it fails, the dialog shows the message of a rejected `FormError`. */
  run?: () => Promise<unknown>
}

/** Resolves to true if the person confirmed and `run`, if given, succeeded. */
export type Confirm = (question: Question) => Promise<boolean>

export interface PendingQuestion {
  question: Question
  resolve: (confirmed: boolean) => void
}

/** Asks before an action: `const [confirm, confirmation] = useConfirm()`, with `confirmation` rendered in the screen. */
export function useConfirm(): [confirm: Confirm, confirmation: ReactNode] {
  const [pendingQuestion, setPendingQuestion] = useState<PendingQuestion>()
  const currentQuestion = useRef<PendingQuestion>(undefined)

  const confirm = useCallback<Confirm>((question) => {
    currentQuestion.current?.resolve(false)
    return new Promise((resolve) => {
      const nextQuestion: PendingQuestion = {
        question,
        resolve: (confirmed) => {
          currentQuestion.current = undefined
          setPendingQuestion((previous) => (previous === nextQuestion ? undefined : previous))
          resolve(confirmed)
        },
      }
      currentQuestion.current = nextQuestion
      setPendingQuestion(nextQuestion)
    })
  }, [])

  useEffect(() => preloadWhenIdle(Confirmation.load), [])
  // Answers an open question with false when the screen unmounts.
  useEffect(() => () => currentQuestion.current?.resolve(false), [])

  return [
    confirm,
    pendingQuestion && (
      <Confirmation
        key={pendingQuestion.question.title}
        {...pendingQuestion}
        onLost={() => pendingQuestion.resolve(false)}
      />
    ),
  ]
}
