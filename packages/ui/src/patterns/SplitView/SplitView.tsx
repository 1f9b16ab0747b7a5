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
const step = 2

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
  const frame = useRef<HTMLDivElement>(null)
  const narrow = useMedia('belowTablet')
  const [size, setSize] = useState(defaultSize)
  const within = (percent: number) => Math.round(Math.min(max, Math.max(min, percent)))

  const settle = (percent: number) => {
    setSize(within(percent))
    onSizeChange?.(within(percent))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: size - step, ArrowRight: size + step, Home: min, End: max, Enter: defaultSize }[event.key]
    if (to === undefined) return
    event.preventDefault()
    settle(to)
  }
  const share = (event: PointerEvent) => {
    const { left = 0, width = 1 } = frame.current?.getBoundingClientRect() ?? {}
    return ((event.clientX - left) / width) * 100
  }
  const edge = useEdgeDrag((event, done) => (done ? settle(share(event)) : setSize(within(share(event)))))

  if (narrow)
    return (
      <div className={styles.single}>
        <section className={styles.pane} aria-label={startLabel} hidden={endOpen}>
          {start}
        </section>
        <section className={styles.pane} aria-label={endLabel} hidden={!endOpen}>
          {onBack && (
            <div className={styles.back}>
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
      ref={frame}
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
        onDoubleClick={() => settle(defaultSize)}
        {...edge}
      />
      <section className={styles.pane} aria-label={endLabel}>
        {end}
      </section>
    </div>
  )
}
