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
  onGone: () => void
}

/** Undo row of a deleted task. Its timer pauses while the row has focus or hover. */
export function DeletedTodo({ title, onUndo, onGone }: DeletedTodoProps) {
  const { t } = useTranslation('todos')
  const undo = useRef<HTMLButtonElement>(null)
  const [held, setHeld] = useState(false)
  const gone = useEffectEvent(onGone)
  useEffect(() => undo.current?.focus(), [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => gone(), timings.actionToastMs)
    return () => clearTimeout(timer)
  }, [held])
  return (
    // Pointer and focus events only pause the timer.
    <div
      className={styles.deleted}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.deletedWords}>{t('deleted', { title })}</span>
      <Button ref={undo} variant="quiet" size="sm" leading={glyphs.arrowCounterClockwise} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
