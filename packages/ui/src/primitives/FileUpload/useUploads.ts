import type { StoredFile } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../Announcer/index.ts'

export interface UploadOptions {
  /** Reports the progress, from 0 to 1. */
  onProgress: (progress: number) => void
  /** Aborted when the user cancels the upload or leaves the page. */
  signal: AbortSignal
}
/** Uploads a file. Reject with an UploadError when the server gives a reason in words for users. */
export type Upload = (file: File, options: UploadOptions) => Promise<StoredFile>

/** An error whose message is shown as it is. Any other rejection is shown as "did not upload, try again". */
export class UploadError extends Error {
  override name = 'UploadError'
  /** Whether the file itself is unacceptable, so that a retry would fail and the user must choose another file. */
  readonly final: boolean

  constructor(message: string, { final = false }: { final?: boolean } = {}) {
    super(message)
    this.final = final
  }
}

export interface UploadTask {
  key: number
  /** The file. It is kept until it is uploaded or dropped, so that the user need not choose it again for a retry. */
  file: File
  progress: number
  /** Why the upload failed; undefined while it is running. */
  error: string | undefined
  /** Whether a retry would fail. */
  final: boolean
}

/** How often screen readers announce the progress of a long upload. */
const progressAnnounceIntervalMs = 10_000

interface UploadsInput {
  upload: Upload
  onDone: (file: StoredFile) => void
}

/** Manages pending uploads: starts, cancels and retries them, tracks their progress, and announces the results. */
export function useUploads({ upload, onDone }: UploadsInput) {
  const { t } = useTranslation(['files', 'ui', 'fields'])
  const { number } = useFormat()
  const announce = useAnnounce()
  const [tasks, setTasks] = useState<readonly UploadTask[]>([])
  const controllersRef = useRef(new Map<number, AbortController>())
  const lastKeyRef = useRef(0)
  // The upload ends after the render that started it. By then `onDone` may have changed.
  const onDoneRef = useRef(onDone)
  useEffect(() => {
    onDoneRef.current = onDone
  }, [onDone])
  useEffect(() => {
    const runningControllers = controllersRef.current
    return () => {
      for (const controller of runningControllers.values()) controller.abort()
    }
  }, [])

  const updateTask = (key: number, changes: Partial<UploadTask>) =>
    setTasks((previousTasks) => previousTasks.map((task) => (task.key === key ? { ...task, ...changes } : task)))
  const removeTask = (key: number) => {
    controllersRef.current.get(key)?.abort()
    controllersRef.current.delete(key)
    setTasks((previousTasks) => previousTasks.filter((task) => task.key !== key))
  }

  const runUpload = async (key: number, file: File) => {
    const controller = new AbortController()
    controllersRef.current.set(key, controller)
    const { signal } = controller
    let announcedAtMs = Date.now()
    announce(t('fields:upload.started', { name: file.name }))
    try {
      const storedFile = await upload(file, {
        signal,
        onProgress: (progress) => {
          if (signal.aborted) return
          updateTask(key, { progress })
          if (Date.now() - announcedAtMs < progressAnnounceIntervalMs) return
          announcedAtMs = Date.now()
          announce(t('fields:upload.percent', { name: file.name, percent: number(progress, { style: 'percent' }) }))
        },
      })
      if (signal.aborted) return
      removeTask(key)
      onDoneRef.current(storedFile)
      announce(t('fields:upload.done', { name: file.name }))
    } catch (error) {
      if (signal.aborted) return
      const message = error instanceof UploadError ? error.message : t('files:failed')
      updateTask(key, { error: message, final: error instanceof UploadError && error.final })
      announce(message, { assertive: true })
    }
  }

  return {
    tasks,
    start: (file: File) => {
      lastKeyRef.current += 1
      const key = lastKeyRef.current
      setTasks((previousTasks) => [...previousTasks, { key, file, progress: 0, error: undefined, final: false }])
      void runUpload(key, file)
    },
    retry: ({ key, file }: UploadTask) => {
      updateTask(key, { error: undefined, progress: 0 })
      void runUpload(key, file)
    },
    /** Stops a running upload, or removes a failed one. */
    cancel: ({ key, file, error }: UploadTask) => {
      removeTask(key)
      if (error === undefined) announce(t('fields:upload.cancelled', { name: file.name }))
    },
    cancelAll: () => {
      for (const { key } of tasks) removeTask(key)
    },
  }
}
