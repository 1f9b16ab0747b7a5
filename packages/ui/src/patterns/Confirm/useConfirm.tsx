import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { preloadWhenIdle } from '../../private/preload-when-idle.ts'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import type { ConfirmDialogProps } from '../../primitives/Dialog/index.ts'

const Confirmation = lazyWithPreload(async () => (await import('./Confirmation.tsx')).Confirmation)

export interface Question extends Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'busyLabel' | 'cancelLabel' | 'tone'
> {
  /** What is lost, thing by thing, under the sentence. */
  loses?: readonly string[]
  /** What must be typed before the gravest answers: the object's own name or number. */
  phrase?: string
  /** Carries the answer out while the dialog waits. When it fails, the dialog stays and shows the message of a rejected `FormError`. */
  run?: () => Promise<unknown>
}

/** Resolves to whether it was confirmed and, where it runs something, done. */
export type Confirm = (question: Question) => Promise<boolean>

export interface PendingQuestion {
  question: Question
  answer: (confirmed: boolean) => void
}

/** Asks before something is done: `const [confirm, confirmation] = useConfirm()`, with `confirmation` somewhere in the screen. */
export function useConfirm(): [confirm: Confirm, confirmation: ReactNode] {
  const [asked, setAsked] = useState<PendingQuestion>()
  const current = useRef<PendingQuestion>(undefined)

  const confirm = useCallback<Confirm>((question) => {
    current.current?.answer(false)
    return new Promise((resolve) => {
      const next: PendingQuestion = {
        question,
        answer: (confirmed) => {
          current.current = undefined
          setAsked((shown) => (shown === next ? undefined : shown))
          resolve(confirmed)
        },
      }
      current.current = next
      setAsked(next)
    })
  }, [])

  useEffect(() => preloadWhenIdle(Confirmation.load), [])
  // Nobody is left to answer when the screen goes.
  useEffect(() => () => current.current?.answer(false), [])

  return [confirm, asked && <Confirmation key={asked.question.title} {...asked} onLost={() => asked.answer(false)} />]
}
