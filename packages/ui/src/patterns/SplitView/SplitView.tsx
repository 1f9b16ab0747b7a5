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
  /** What the first pane is called; the separator and the way back bear its name. */
  startLabel: string
  /** The second pane: what was chosen in the first. */
  end: ReactNode
  endLabel: string
  /** On a phone there is room for one pane: whether it is the second. @default false */
  endOpen?: boolean
  /** Back to the first pane, on a phone. */
  onBack?: () => void
  /** Share of the first pane at first, in percent. @default 36 */
  defaultSize?: number
  /** Least and greatest share of the first pane. @default 20 and 70 */
  min?: number
  max?: number
  /** The separator was let go of: keep the share for the next visit. */
  onSizeChange?: (percent: number) => void
}

/** A key moves the separator by so many percent. */
const step = 2

/** Two panes side by side with a separator that can be moved; on a phone, one at a time. */
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
      {/* A separator that can be moved is a control of its own; HTML has none. */}
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
