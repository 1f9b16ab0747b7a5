import { useTranslation } from '@press/i18n'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { useEdgeDrag } from '../../private/drag/useEdgeDrag.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './SplitView.css.ts'

export interface SplitViewProps {
  /** The first pane: usually a list. */
  start: ReactNode
  /** Name of the first pane; also names the separator and the back button. */
  startLabel: string
  /** The second pane: details of the item chosen in the first. */
  end: ReactNode
  endLabel: string
  /** Whether a phone, which shows one pane at a time, shows the second. @default false */
  endOpen?: boolean
  /** Returns to the first pane on a phone. */
  onBack?: () => void
  /** Initial width of the first pane in percent. @default 36 */
  defaultSize?: number
  /** Minimum and maximum width of the first pane in percent. @default 20 and 70 */
  min?: number
  max?: number
  /** Called when the separator is released: store the width for the next visit. */
  onSizeChange?: (percent: number) => void
}

/** Percent that one key press moves the separator. */
const stepPercent = 2

/** Two panes side by side with a movable separator; on a phone, one at a time. */
export function SplitView({
  start,
  startLabel,
  end,
  endLabel,
  endOpen = false,
  onBack,
  defaultSize = 36,
  min = 20,
  max = 70,
  onSizeChange,
}: SplitViewProps) {
  const { t } = useTranslation('patterns')
  const id = useId()
  const frameRef = useRef<HTMLDivElement>(null)
  const isNarrow = useMedia('belowTablet')
  const [size, setSize] = useState(defaultSize)
  const clampPercent = (percent: number) => Math.round(Math.min(max, Math.max(min, percent)))

  const commitSize = (percent: number) => {
    setSize(clampPercent(percent))
    onSizeChange?.(clampPercent(percent))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const targetSize = {
      ArrowLeft: size - stepPercent,
      ArrowRight: size + stepPercent,
      Home: min,
      End: max,
      Enter: defaultSize,
    }[event.key]
    if (targetSize === undefined) return
    event.preventDefault()
    commitSize(targetSize)
  }
  const getPointerPercent = (event: PointerEvent) => {
    const { left = 0, width = 1 } = frameRef.current?.getBoundingClientRect() ?? {}
    return ((event.clientX - left) / width) * 100
  }
  const dragHandlers = useEdgeDrag((event, isDone) =>
    isDone ? commitSize(getPointerPercent(event)) : setSize(clampPercent(getPointerPercent(event))),
  )

  if (isNarrow)
    return (
      <div className={styles.singlePane}>
        <section className={styles.pane} aria-label={startLabel} hidden={endOpen}>
          {start}
        </section>
        <section className={styles.pane} aria-label={endLabel} hidden={!endOpen}>
          {onBack && (
            <div className={styles.backButton}>
              <Button variant="quiet" size="sm" leading={glyphs.arrowLeft} onClick={onBack}>
                {startLabel}
              </Button>
            </div>
          )}
          {end}
        </section>
      </div>
    )
  return (
    <div
      ref={frameRef}
      className={styles.panes}
      style={{ gridTemplateColumns: `minmax(0, ${size}fr) auto minmax(0, ${100 - size}fr)` }}
    >
      <section id={id} className={styles.pane} aria-label={startLabel}>
        {start}
      </section>
      {/* A movable separator is an interactive control; HTML has no element for it. */}
      <div
        role="separator"
        tabIndex={0}
        className={styles.separator}
        aria-label={t('panes.separator', { name: startLabel })}
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuenow={size}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={`${size}\u00a0%`}
        onKeyDown={onKeyDown}
        onDoubleClick={() => commitSize(defaultSize)}
        {...dragHandlers}
      />
      <section className={styles.pane} aria-label={endLabel}>
        {end}
      </section>
    </div>
  )
}
