import type { CSSProperties } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Draggable } from '../../../private/drag/Draggable.tsx'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { tagGlyphs } from './categories.ts'
import { CategoryTile, getHue } from './CategoryTile.tsx'
import { useEventHandling } from './EventContext.ts'
import * as styles from './EventButton.css.ts'
import { keyOf, type CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface EventButtonProps {
  event: CalendarEvent
  /** The day on which the event is drawn. The times are those of that day. */
  date: IsoDate
  /** `line` and `bar` in grids of days, `block` in the hour grid, `row` in the list of a day. */
  variant: keyof typeof styles.look
  /** Whether Tab stops at the event. */
  tabbable: boolean
  /** Whether the event began before the visible days, and whether it continues after them. */
  startsBefore?: boolean
  endsAfter?: boolean
  /** Whether the event's end can be dragged: the right edge of a bar, the bottom of a block. */
  resizable?: boolean
  position?: CSSProperties
}

/** An event in a calendar. A click opens it. The pointer moves it, and so do the arrow keys after Space. */
export function EventButton({
  event,
  date,
  variant,
  tabbable,
  startsBefore = false,
  endsAfter = false,
  resizable = false,
  position,
}: EventButtonProps) {
  const timeText = useEventTimeText()
  const { open, onKeyDown, canEdit, liftedEvent, busy } = useEventHandling()
  const { name, tag } = event
  const key = keyOf(event)
  const glyph = tagGlyphs[tag]
  const clockText = timeText.clock(event, date)
  return (
    <Draggable
      as="button"
      dragId={`${key} ${date}`}
      // The list of a day is above the grid, so its events cannot be dragged.
      disabled={variant === 'row'}
      type="button"
      data-event={key}
      data-lifted={liftedEvent === key || undefined}
      aria-busy={busy.has(key) || undefined}
      className={classes(
        styles.event,
        styles.look[variant],
        getHue(event),
        startsBefore && styles.before,
        endsAfter && styles.after,
      )}
      style={position}
      title={variant === 'row' ? undefined : name}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => open(event)}
      onKeyDown={variant === 'row' ? undefined : (keyEvent) => onKeyDown(event, keyEvent)}
      // Firefox clicks a button on the release of Space, even after Space lifted the event.
      onKeyUp={(keyEvent) => keyEvent.key === ' ' && variant !== 'row' && keyEvent.preventDefault()}
    >
      <CategoryTile event={event} />
      <span className={styles.words[variant]}>
        {clockText && <span className={styles.clock}>{clockText}</span>}
        {clockText && ' '}
        <span className={styles.name[variant]}>{name}</span>
        <VisuallyHidden>{`, ${timeText.facts(event)}`}</VisuallyHidden>
      </span>
      {event.repeat && (
        <span className={styles.tag}>
          <Icon glyph={glyphs.arrowClockwise} size={14} />
        </span>
      )}
      {glyph && (
        <span className={classes(styles.tag, tag === 'urgent' && styles.urgent)}>
          <Icon glyph={glyph} size={14} weight={tag === 'info' ? 'regular' : 'fill'} />
        </span>
      )}
      {resizable && canEdit(event) && <span data-resize className={styles.handle[variant]} />}
    </Draggable>
  )
}
