import type { Rating, WorkTypeStatus } from '@press/domain'
import { useCallback, useState, type ReactNode } from 'react'
import { useToast } from '../../primitives/Toast/index.ts'
import type { Upload } from '../../primitives/FileUpload/index.ts'
import { messageOf } from '../offers/messageOf.ts'
import type { WorkTask } from '../projects/index.ts'
import { WorkReasonDialog } from './WorkReasonDialog.tsx'
import { WorkResultDialog } from './WorkResultDialog.tsx'

/** A step of a work, with what belongs to it. */
export interface WorkChange {
  work: WorkTask
  to: WorkTypeStatus
  /** Why it is returned or cancelled, or what is said when it is approved. */
  comment?: string
  /** The finished work, uploaded before. */
  result_file?: number
  scores?: Rating
}
export type SendWork = (change: WorkChange) => Promise<void>

/** Carries out what is asked of a work: at once, or after the dialog that asks for what is missing. */
export function useWorkChanges(
  send: SendWork,
  onUpload: Upload,
): [change: (work: WorkTask, to: WorkTypeStatus) => void, dialogs: ReactNode] {
  const toast = useToast()
  const [asked, setAsked] = useState<{ work: WorkTask; to: WorkTypeStatus }>()

  const change = useCallback(
    (work: WorkTask, to: WorkTypeStatus) => {
      if (to === 'completed' || work.status === 'completed') setAsked({ work, to })
      else send({ work, to }).catch((refusal: unknown) => toast({ tone: 'danger', message: messageOf(refusal) }))
    },
    [send, toast],
  )
  const shared = asked && { ...asked, onSend: send, onClose: () => setAsked(undefined) }
  return [
    change,
    shared &&
      (shared.to === 'completed' ? (
        <WorkResultDialog {...shared} onUpload={onUpload} />
      ) : (
        <WorkReasonDialog {...shared} />
      )),
  ]
}
