import type { WorkTypeStatus, WorkTask } from '@press/domain'
import { useCallback, useState, type ReactNode } from 'react'
import { toFormError } from '../../../patterns/Form/index.ts'
import { useToast } from '../../../primitives/Toast/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import type { SendWork } from './work-change.ts'
import { WorkReasonDialog } from './WorkReasonDialog.tsx'
import { WorkResultDialog } from './WorkResultDialog.tsx'

/** Applies a step to a work: at once, or after a dialog that asks for missing data. */
export function useWorkChanges(
  sendWork: SendWork,
  onUpload: Upload,
): [change: (work: WorkTask, to: WorkTypeStatus) => void, dialogs: ReactNode] {
  const toast = useToast()
  const [pendingChange, setPendingChange] = useState<{ work: WorkTask; to: WorkTypeStatus }>()

  const changeWork = useCallback(
    (work: WorkTask, to: WorkTypeStatus) => {
      if (to === 'completed' || work.status === 'completed') setPendingChange({ work, to })
      else
        sendWork({ work, to }).catch((error: unknown) => toast({ tone: 'danger', message: toFormError(error).message }))
    },
    [sendWork, toast],
  )
  const dialogProps = pendingChange && {
    ...pendingChange,
    onSend: sendWork,
    onClose: () => setPendingChange(undefined),
  }
  return [
    changeWork,
    dialogProps &&
      (dialogProps.to === 'completed' ? (
        <WorkResultDialog {...dialogProps} onUpload={onUpload} />
      ) : (
        <WorkReasonDialog {...dialogProps} />
      )),
  ]
}
