import { eventCategories, type DeadlineKind, type EventCategory } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Chip } from '../../../primitives/Chip/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import * as styles from './Calendar.css.ts'
import { categoryGlyphs, deadlineGlyphs } from './categories.ts'
import { shiftPeriod } from './periods.ts'
import { calendarViews, type CalendarRange } from './types.ts'

interface CalendarToolbarProps {
  range: CalendarRange
  today: string
  /** The period in words. A heading of level 2, or plain text next to the page's heading. */
  title: string
  level: 1 | 2
  /** Whether the screen is a phone, which has room for one view only. */
  phone: boolean
  /** The only categories shown; empty shows all. */
  selectedCategories: readonly EventCategory[]
  onSelectedCategoriesChange: (chosenCategories: EventCategory[]) => void
  /** The kinds of deadlines that occur, and the hidden kinds. */
  layers: readonly DeadlineKind[]
  hidden: readonly DeadlineKind[]
  onHiddenChange: (hiddenKinds: DeadlineKind[]) => void
  onRangeChange: (range: CalendarRange) => void
  onImport: (() => void) | undefined
  onNew: (() => void) | undefined
}

/** Controls for the period, the view and the visible categories of the calendar. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const {
    range,
    today,
    title,
    level,
    phone,
    selectedCategories,
    onSelectedCategoriesChange,
    layers,
    hidden,
    onRangeChange,
    onImport,
    onNew,
  } = props
  const { t } = useTranslation('calendar')
  const { view } = range
  const toggleCategory = (category: EventCategory) =>
    onSelectedCategoriesChange(
      selectedCategories.includes(category)
        ? selectedCategories.filter((chosenCategory) => chosenCategory !== category)
        : [...selectedCategories, category],
    )
  const toggleLayer = (kind: DeadlineKind) =>
    props.onHiddenChange(hidden.includes(kind) ? hidden.filter((hiddenKind) => hiddenKind !== kind) : [...hidden, kind])
  return (
    <div className={styles.toolbar}>
      <div className={styles.period}>
        {level === 1 && (
          <div className={styles.page}>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.shown} aria-live="polite">
              {title}
            </p>
          </div>
        )}
        <div className={styles.turns}>
          <IconButton
            glyph={glyphs.caretLeft}
            outline
            label={t(`previous.${view}`)}
            onClick={() => onRangeChange(shiftPeriod(range, -1))}
          />
          <Button onClick={() => onRangeChange({ view, date: today })}>{t('today')}</Button>
          <IconButton
            glyph={glyphs.caretRight}
            outline
            label={t(`next.${view}`)}
            onClick={() => onRangeChange(shiftPeriod(range, 1))}
          />
        </div>
        {level === 2 && (
          <h2 className={styles.title} aria-live="polite">
            {title}
          </h2>
        )}
      </div>
      <div className={styles.tools}>
        {!phone && (
          <SegmentedControl
            label={t('view.label')}
            options={calendarViews.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={view}
            onValueChange={(nextView) => onRangeChange({ ...range, view: nextView })}
          />
        )}
        {onImport && (
          <Button variant="quiet" leading={glyphs.uploadSimple} onClick={onImport}>
            {t('import.open')}
          </Button>
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
            active={selectedCategories.includes(category)}
            aria-pressed={selectedCategories.includes(category)}
            onClick={() => toggleCategory(category)}
          />
        ))}
      </div>
      {layers.length > 0 && (
        <div role="group" aria-label={t('filter.deadlines')} className={styles.filters}>
          {layers.map((kind) => (
            <Chip
              key={kind}
              label={t(`deadline.${kind}`)}
              glyph={deadlineGlyphs[kind]}
              active={!hidden.includes(kind)}
              aria-pressed={!hidden.includes(kind)}
              onClick={() => toggleLayer(kind)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
