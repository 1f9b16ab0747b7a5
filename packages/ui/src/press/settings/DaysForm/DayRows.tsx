import type { Holiday, YearRow } from '@press/domain'
import { getLangAttribute, useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { useDayLabels } from './useDayLabels.ts'
import * as styles from './DaysForm.css.ts'

/** Formats the dates of a holiday. All days of a holiday are in the same month. */
function HolidayDates({ dates }: { dates: readonly string[] }) {
  const { date } = useFormat()
  const { weekday } = useDayLabels()
  const [firstDay = '', lastDay = firstDay] = [dates[0], dates.at(-1)]
  return (
    <span className={styles.when}>
      <span className={styles.date}>
        {firstDay !== lastDay && `${Number(firstDay.slice(8))}–`}
        {date(lastDay, 'dayMonth')}
      </span>{' '}
      <span className={styles.quiet}>
        {firstDay !== lastDay && `${weekday(firstDay)}–`}
        {weekday(lastDay)}
      </span>
    </span>
  )
}

/** The holiday's name in the country's other language, once that language is loaded. Shows nothing if both names are the same. */
function OtherName({ holiday }: { holiday: Holiday | 'kurbanAit' }) {
  const { locale } = useFormat()
  const lang = getLangAttribute(locale === 'kz' ? 'ru' : 'kz')
  const { t } = useTranslation('calendar')
  const { t: translateOther, ready } = useTranslation('calendar', { lng: lang, useSuspense: false })
  const otherName = ready ? translateOther(`holiday.${holiday}`) : ''
  if (!otherName || otherName === t(`holiday.${holiday}`)) return null
  return (
    <span className={styles.otherName} lang={lang}>
      {otherName}
    </span>
  )
}

export function LawRow({ row }: { row: Extract<YearRow, { by: 'law' }> }) {
  const { t } = useTranslation(['settings', 'calendar'])
  const { list } = useDayLabels()
  return (
    <li className={styles.row}>
      <HolidayDates dates={row.dates} />
      <span>
        {t(`calendar:holiday.${row.holiday}`)} <OtherName holiday={row.holiday} />
      </span>
      <span className={styles.follows}>
        {row.moves.length > 0 ? (
          <>
            <Icon glyph={glyphs.arrowElbowDownRight} size={14} />
            {list(row.moves)}
          </>
        ) : (
          <span className={styles.quiet}>{t('table.stays')}</span>
        )}
      </span>
    </li>
  )
}

export interface DayActions {
  onConfirm: (date: string) => void
  onEdit: (date: string) => void
  onRemove: (date: string) => void
}

interface SetRowProps extends DayActions {
  row: Extract<YearRow, { by: 'press' }>
  isNew: boolean
}

export function SetRow({ row, isNew, onConfirm, onEdit, onRemove }: SetRowProps) {
  const { t } = useTranslation(['settings', 'calendar'])
  const { short } = useDayLabels()
  const [date] = row.dates
  const isExpected = row.kind === 'kurbanAitExpected'
  return (
    <li
      className={classes(styles.row, styles.setRow, isExpected && styles.waits, isNew && !isExpected && styles.fresh)}
    >
      <HolidayDates dates={row.dates} />
      <span>
        {t(isExpected ? 'kind.kurbanAit' : `kind.${row.kind}`)}{' '}
        {(isExpected || row.kind === 'kurbanAit') && <OtherName holiday="kurbanAit" />}
      </span>
      <span className={styles.follows}>
        {isExpected && <span className={styles.announced}>{t('table.announced')}</span>}
        {row.works && (
          <span className={styles.works}>
            <Icon glyph={glyphs.briefcase} size={14} />
            {t('table.works', { day: short(row.works) })}
          </span>
        )}
        {isNew && <span className={styles.isNew}>{t('table.new')}</span>}
        <span className={styles.acts}>
          {isExpected && (
            <Button size="sm" aria-label={t('table.confirmOf', { day: short(date) })} onClick={() => onConfirm(date)}>
              {t('table.confirm')}
            </Button>
          )}
          <IconButton
            size="sm"
            glyph={glyphs.pencilSimple}
            label={t('table.edit', { day: short(date) })}
            onClick={() => onEdit(date)}
          />
          <IconButton
            size="sm"
            glyph={glyphs.trash}
            label={t('table.remove', { day: short(date) })}
            onClick={() => onRemove(date)}
          />
        </span>
      </span>
    </li>
  )
}
