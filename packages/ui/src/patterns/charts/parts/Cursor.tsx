import { useTranslation } from '@press/i18n'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Anchor } from '../../../foundations/LinkProvider/index.ts'
import { summaryId } from './ChartFrame.tsx'
import * as styles from './charts.css.ts'

interface CursorProps {
  /** Id of the chart: its summary describes the cursor. */
  id: string
  /** The chart's title. */
  label: string
  /** Number of points. */
  count: number
  active: number | undefined
  onActiveChange: (index: number | undefined) => void
  /** Returns the nearest point to a position in the drawing; the position and the drawing's height are in pixels. */
  nearest: (x: number, y: number, height: number) => number
  /** Returns a point as text. */
  text: (index: number) => string
  /** Index of the first point for the keyboard. @default 0 */
  start?: number
  /** Addresses of the rows behind each point. */
  hrefs?: readonly (string | undefined)[] | undefined
  /** The direction in which the points are arranged. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

const getNextIndexByKey: Record<string, (index: number, lastIndex: number) => number> = {
  ArrowRight: (index, lastIndex) => Math.min(lastIndex, index + 1),
  ArrowDown: (index, lastIndex) => Math.min(lastIndex, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
}

/**
 * Moves over the points of a drawing, by pointer or arrow keys. It is a slider for assistive technology: the only role whose text
 * value every screen reader reads at each step, without a live region.
 */
export function Cursor({
  id,
  label,
  count,
  active,
  onActiveChange,
  nearest,
  text,
  start = 0,
  hrefs,
  orientation = 'horizontal',
}: CursorProps) {
  const { t } = useTranslation('charts')
  const currentIndex = active ?? start
  const linkRef = useRef<HTMLAnchorElement>(null)
  const href = hrefs?.[currentIndex]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      onActiveChange(undefined)
    }
    if (event.key === 'Enter') linkRef.current?.click()
    const step = getNextIndexByKey[event.key]
    if (!step) return
    event.preventDefault()
    onActiveChange(active === undefined ? currentIndex : step(currentIndex, count - 1))
  }
  const followPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    onActiveChange(Math.max(0, Math.min(count - 1, nearest(clientX - box.left, clientY - box.top, box.height))))
  }

  return (
    <>
      {href && <Anchor ref={linkRef} href={href} tabIndex={-1} aria-hidden hidden />}
      <div
        role="slider"
        tabIndex={0}
        className={styles.cursor}
        aria-label={label}
        aria-roledescription={t('points')}
        aria-describedby={summaryId(id)}
        aria-orientation={orientation}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={currentIndex + 1}
        aria-valuetext={text(currentIndex)}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onActiveChange(currentIndex)}
        onBlur={() => onActiveChange(undefined)}
        onPointerDown={followPointer}
        // A tap only shows the point that it touches; only a mouse click opens the point's address.
        onClick={({ nativeEvent }) =>
          (nativeEvent as unknown as globalThis.PointerEvent).pointerType !== 'touch' &&
          active !== undefined &&
          linkRef.current?.click()
        }
        onPointerMove={followPointer}
        // A touch ends when the finger is lifted. The point stays active until another point is touched.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onActiveChange(undefined)}
      />
    </>
  )
}
