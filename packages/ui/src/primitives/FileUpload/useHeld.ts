import { useTranslation } from '@press/i18n'
import { useState, type RefObject } from 'react'
import { useCustomValidity } from '../../private/useCustomValidity.ts'
import type { UploadTask } from './useUploads.ts'

/**
 * Holds the form back as long as a chosen file is not there, as what would be sent is not what one sees; says why once it is
 * tried. `reset` when another file is chosen.
 */
export function useHeld(input: RefObject<HTMLInputElement | null>, tasks: readonly UploadTask[]) {
  const { t } = useTranslation('fields')
  const [asked, setAsked] = useState(false)
  const words =
    tasks.length === 0
      ? undefined
      : t(tasks.some(({ error }) => error === undefined) ? 'upload.goingOn' : 'upload.notThere')
  useCustomValidity(input, words)
  return { error: asked ? words : undefined, onInvalid: () => setAsked(true), reset: () => setAsked(false) }
}
