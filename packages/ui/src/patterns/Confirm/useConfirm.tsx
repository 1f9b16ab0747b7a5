import { useTranslation } from '@press/i18n'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/Dialog/index.ts'
import { refusalOf } from '../Form/refusal.ts'
import { LossList } from './LossList.tsx'
import { TypedConfirmDialog } from './TypedConfirmDialog.tsx'

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

interface Asked {
  question: Question
  answer: (confirmed: boolean) => void
}

/** Asks before something is done: `const [confirm, confirmation] = useConfirm()`, with `confirmation` somewhere in the screen. */
export function useConfirm(): [confirm: Confirm, confirmation: ReactNode] {
  const [asked, setAsked] = useState<Asked>()
  const current = useRef<Asked>(undefined)

  const confirm = useCallback<Confirm>((question) => {
    current.current?.answer(false)
    return new Promise((resolve) => {
      const next: Asked = {
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

  // Nobody is left to answer when the screen goes.
  useEffect(() => () => current.current?.answer(false), [])

  return [
    confirm,
    asked && (
      <Suspense>
        <Confirmation key={asked.question.title} {...asked} />
      </Suspense>
    ),
  ]
}

function Confirmation({ question: { loses, phrase, run, children, ...words }, answer }: Asked) {
  const { t } = useTranslation('patterns')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const carryOut = async () => {
    if (!run) return answer(true)
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
      answer(true)
    } catch (thrown) {
      // An `Error` is worded for developers; a `FormError` is a plain object.
      setFailure(thrown instanceof Error ? t('confirm.failed') : refusalOf(thrown).message)
      setBusy(false)
    }
  }
  const shared = {
    ...words,
    open: true,
    busy,
    onOpenChange: () => answer(false),
    onConfirm: () => void carryOut(),
    children: (
      <Stack gap={3}>
        {children}
        {loses && <LossList items={loses} />}
        {failure && <Alert tone="danger">{failure}</Alert>}
      </Stack>
    ),
  }
  return phrase === undefined ? <ConfirmDialog {...shared} /> : <TypedConfirmDialog {...shared} phrase={phrase} />
}
