import { useTranslation } from '@press/i18n'
import { useState, type RefObject } from 'react'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import type { UploadTask } from './useUploads.ts'

/**
 * Blocks the form while a chosen file is not uploaded, because the form would submit other values than the field shows. The error
 * appears on the first attempt to submit. Call `reset` when another file is chosen.
 */
export function usePendingUploadValidity(inputRef: RefObject<HTMLInputElement | null>, tasks: readonly UploadTask[]) {
  const { t } = useTranslation('fields')
  const [isErrorShown, setIsErrorShown] = useState(false)
  const errorText =
    tasks.length === 0
      ? undefined
      : t(tasks.some(({ error }) => error === undefined) ? 'upload.goingOn' : 'upload.notThere')
  useCustomValidity(inputRef, errorText)
  return {
    error: isErrorShown ? errorText : undefined,
    onInvalid: () => setIsErrorShown(true),
    reset: () => setIsErrorShown(false),
  }
}
