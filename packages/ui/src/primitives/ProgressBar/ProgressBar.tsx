import * as styles from './ProgressBar.css.ts'

export const progressTones = ['accent', 'success', 'attention', 'danger'] as const
export type ProgressTone = (typeof progressTones)[number]

export interface ProgressProps {
  /** What is in progress: «Оплачено». */
  label: string
  /** The progress from 0 to 1. Values outside this range are clamped. */
  value: number
  /** @default 'accent' */
  tone?: ProgressTone
}

const toPercent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100)

const getAriaProps = (label: string, value: number, valueText?: string) =>
  ({
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': toPercent(value),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': valueText,
  }) as const

export interface ProgressBarProps extends ProgressProps {
  /** The value as text after the bar: «36 %», «оплачено». Omit it only if a text next to the bar shows the value. */
  valueLabel?: string
}

/** The progress of something, as a bar and a number. */
export function ProgressBar({ label, value, tone = 'accent', valueLabel }: ProgressBarProps) {
  return (
    <div className={styles.row}>
      <div className={styles.track} {...getAriaProps(label, value, valueLabel)}>
        <div className={`${styles.bar} ${styles.fill[tone]}`} style={{ inlineSize: `${toPercent(value)}%` }} />
      </div>
      {valueLabel && (
        <span className={`${styles.label} ${styles.valueText[tone]}`} aria-hidden>
          {valueLabel}
        </span>
      )}
    </div>
  )
}

export interface ProgressCircleProps extends ProgressProps {
  /** The edge length in pixels. @default 40 */
  size?: 20 | 40 | 56
}

/** The progress as a ring, for uploads. Show the number next to it. */
export function ProgressCircle({ label, value, tone = 'accent', size = 40 }: ProgressCircleProps) {
  const strokeWidth = size / 10
  const radius = size * 0.4
  const circumference = 2 * Math.PI * radius
  const circleProps = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: strokeWidth }
  return (
    <svg className={styles.circle} width={size} height={size} {...getAriaProps(label, value)}>
      <circle className={styles.ring} {...circleProps} />
      {toPercent(value) > 0 && (
        <circle
          className={`${styles.arc} ${styles.stroke[tone]}`}
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - toPercent(value) / 100)}
          {...circleProps}
        />
      )}
    </svg>
  )
}
