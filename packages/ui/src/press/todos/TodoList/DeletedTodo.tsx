import { timings } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './TodoList.css.ts'

interface DeletedTodoProps {
  title: string
  onUndo: () => void
  /** Called when the time for undoing is over. */
  onExpire: () => void
}

/** A row that replaces a deleted task and offers to undo the deletion. Its timer pauses while the row has focus or hover. */
export function DeletedTodo({ title, onUndo, onExpire }: DeletedTodoProps) {
  const { t } = useTranslation('todos')
  const undoRef = useRef<HTMLButtonElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const notifyGone = useEffectEvent(onExpire)
  useEffect(() => undoRef.current?.focus(), [])
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => notifyGone(), timings.actionToastMs)
    return () => clearTimeout(timer)
  }, [isPaused])
  return (
    // The pointer and focus events only pause the timer.
    <div
      className={styles.deleted}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={({ target }) => setIsPaused(target.matches(':focus-visible'))}
      onBlur={() => setIsPaused(false)}
    >
      <span className={styles.deletedWords}>{t('deleted', { title })}</span>
      <Button ref={undoRef} variant="quiet" size="sm" leading={glyphs.arrowCounterClockwise} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
