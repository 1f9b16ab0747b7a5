import { useTranslation } from '@press/i18n'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Stack } from '../../foundations/layout/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/Dialog/index.ts'
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
  /** Carries the answer out while the dialog waits; when it fails, the dialog stays and says so. */
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
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')

  const carryOut = async () => {
    if (!run) return answer(true)
    setState('busy')
    try {
      await run()
      answer(true)
    } catch {
      setState('failed')
    }
  }
  const shared = {
    ...words,
    open: true,
    busy: state === 'busy',
    onOpenChange: () => answer(false),
    onConfirm: () => void carryOut(),
    children: (
      <Stack gap={3}>
        {children}
        {loses && <LossList items={loses} />}
        {state === 'failed' && <Alert tone="danger">{t('confirm.failed')}</Alert>}
      </Stack>
    ),
  }
  return phrase === undefined ? <ConfirmDialog {...shared} /> : <TypedConfirmDialog {...shared} phrase={phrase} />
}
