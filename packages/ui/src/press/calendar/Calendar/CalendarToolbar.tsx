import { eventCategories, type EventCategory } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import * as styles from './Calendar.css.ts'
import { categoryGlyphs } from './categories.ts'
import { turn } from './periods.ts'
import { calendarViews, type CalendarRange } from './types.ts'

interface CalendarToolbarProps {
  range: CalendarRange
  today: string
  /** The period in words, and its place in the outline of the page. */
  title: string
  level: 1 | 2
  /** A phone has room for one view. */
  phone: boolean
  /** Categories that are shown alone; none means all. */
  chosen: readonly EventCategory[]
  onChosen: (chosen: EventCategory[]) => void
  onRangeChange: (range: CalendarRange) => void
  onNew: (() => void) | undefined
}

/** Where in time the calendar stands, how it looks, and which categories it shows. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { range, today, title, level, phone, chosen, onChosen, onRangeChange, onNew } = props
  const { t } = useTranslation('calendar')
  const { view } = range
  const Title = `h${level}` as const
  const toggle = (category: EventCategory) =>
    onChosen(chosen.includes(category) ? chosen.filter((one) => one !== category) : [...chosen, category])
  return (
    <div className={styles.toolbar}>
      <div className={styles.period}>
        <div className={styles.turns}>
          <IconButton
            glyph={glyphs.caretLeft}
            outline
            label={t(`previous.${view}`)}
            onClick={() => onRangeChange(turn(range, -1))}
          />
          <Button onClick={() => onRangeChange({ view, date: today })}>{t('today')}</Button>
          <IconButton
            glyph={glyphs.caretRight}
            outline
            label={t(`next.${view}`)}
            onClick={() => onRangeChange(turn(range, 1))}
          />
        </div>
        <Title className={styles.title} aria-live="polite">
          {title}
        </Title>
      </div>
      <div className={styles.tools}>
        {!phone && (
          <SegmentedControl
            label={t('view.label')}
            options={calendarViews.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onValueChange={(next) => onRangeChange({ ...range, view: next })}
          />
        )}
        {onNew && (
          <Button variant="primary" leading={glyphs.plus} aria-label={t('newLabel')} onClick={onNew}>
            {t('new')}
          </Button>
        )}
      </div>
      <div role="group" aria-label={t('filter.label')} className={styles.filters}>
        {eventCategories.map((category) => (
          <Chip
            key={category}
            label={t(`category.${category}`)}
            glyph={categoryGlyphs[category]}
            on={chosen.includes(category)}
            aria-pressed={chosen.includes(category)}
            onClick={() => toggle(category)}
          />
        ))}
      </div>
    </div>
  )
}
