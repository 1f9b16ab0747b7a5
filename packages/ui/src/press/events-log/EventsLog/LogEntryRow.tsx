import { parseUserAgent, isShopEvent, getLogGroup, roleById, type LogRow, type LogRange } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useId } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { useLogLabels } from '../useLogLabels.ts'
import { LogOpened } from './LogOpened.tsx'
import * as styles from './EventsLog.css.ts'

interface LogEntryRowProps {
  entry: LogRow
  open: boolean
  onOpenChange: (open: boolean) => void
  onFocus: () => void
  href: string | undefined
  onlyHref: string | undefined
  broken: LogRange | undefined
}

/** An entry of the log as an expandable row. */
export function LogEntryRow({ entry, open, onOpenChange, onFocus, href, onlyHref, broken }: LogEntryRowProps) {
  const { number, date } = useFormat()
  const { titleOf } = useLogLabels()
  const id = useId()
  return (
    <li className={classes(styles.entry, open && styles.entryOpen)}>
      <div className={styles.row}>
        <time className={styles.time} dateTime={entry.at}>
          {date(entry.at, 'seconds')}
        </time>
        <ActorCell entry={entry} />
        <div className={styles.what}>
          <button
            type="button"
            data-entry={entry.id}
            className={styles.title}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onFocus={onFocus}
            onClick={() => onOpenChange(!open)}
          >
            {titleOf(entry)}
          </button>
          <Changes entry={entry} />
        </div>
        <SourceCell entry={entry} />
        <span className={styles.number}>{number(entry.id)}</span>
      </div>
      {open && (
        <div id={id} className={styles.opened}>
          <LogOpened entry={entry} href={href} onlyHref={onlyHref} broken={broken} />
        </div>
      )}
    </li>
  )
}

function ActorCell({ entry: { by, ip, type } }: { entry: LogRow }) {
  const { t } = useTranslation(['events-log', 'domain'])
  const role = by && roleById(by.role_id)
  // An entry without a person and an IP address is an action of the press itself, unless it is a refusal.
  const isShopAction = by === null && isShopEvent(type)
  const isUnknownActor = by === null && !isShopAction && (ip !== null || getLogGroup(type) === 'refusals')
  return (
    <div className={styles.who}>
      {by ? (
        <Avatar name={by.name} src={by.avatar ?? undefined} size={24} decorative />
      ) : (
        <span className={styles.nobody}>
          <Icon
            glyph={isShopAction ? glyphs.storefront : isUnknownActor ? glyphs.question : glyphs.gearSix}
            size={16}
          />
        </span>
      )}
      <div className={styles.lines}>
        <span className={styles.name}>
          {by?.name ?? t(isShopAction ? 'shop' : isUnknownActor ? 'unknown' : 'press')}
        </span>
        {by ? (
          role && <span className={styles.second}>{t(`domain:role.${role.key}`)}</span>
        ) : isShopAction || isUnknownActor ? (
          <span className={styles.second}>{t(isShopAction ? 'byToken' : 'withoutSignIn')}</span>
        ) : null}
      </div>
    </div>
  )
}

/** The number of changes shown in a collapsed row. */
const maxShownChanges = 2

function Changes({ entry: { type, subject, changes } }: { entry: LogRow }) {
  const { t } = useTranslation('events-log')
  const { changeOf } = useLogLabels()
  const labelledChanges = changes.map((change) => ({ key: change.field, ...changeOf(subject.resource, change) }))
  if (getLogGroup(type) === 'refusals') {
    const changeTexts = labelledChanges.flatMap(({ name, after }) =>
      after ? [t('list.change', { field: name, value: after })] : [],
    )
    return (
      <span className={styles.refused}>
        <Icon glyph={glyphs.prohibit} size={14} />
        <span className={styles.cut}>{[t('list.refused'), ...changeTexts].join(', ')}</span>
      </span>
    )
  }
  // Changes with a previous value come first, because they are the most informative.
  const sortedChanges = labelledChanges.toSorted((a, b) => Number(b.before !== null) - Number(a.before !== null))
  const hiddenCount = sortedChanges.length - maxShownChanges
  if (sortedChanges.length === 0) return null
  return (
    <span className={styles.changes}>
      {sortedChanges.slice(0, maxShownChanges).map(({ key, name, before, after }) =>
        before === null ? (
          <span key={key} className={styles.cut}>
            {t('list.change', { field: name, value: after ?? '' })}
          </span>
        ) : (
          <span key={key} className={styles.change}>
            <VisuallyHidden>
              {t('list.changed', { field: name, before, after: after ?? t('opened.nothing') })}
            </VisuallyHidden>
            <span className={styles.before} aria-hidden>
              {before}
            </span>
            <Icon glyph={glyphs.arrowRight} size={14} />
            <span className={styles.after} aria-hidden>
              {after ?? t('opened.nothing')}
            </span>
          </span>
        ),
      )}
      {hiddenCount > 0 && <span>{t('list.more', { count: hiddenCount })}</span>}
    </span>
  )
}

function SourceCell({ entry: { agent, ip } }: { entry: LogRow }) {
  const device = agent ? parseUserAgent(agent).name || agent : null
  return (
    <div className={styles.from}>
      {device && <span className={styles.cut}>{device}</span>}
      {ip && <span className={classes(styles.second, styles.cut)}>{ip}</span>}
    </div>
  )
}
