import { saleChannels, type RealisationSums, type RealisationRow } from '@press/domain'
import { useFormat } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Drawer } from '../../../primitives/Drawer/index.ts'
import { EmptyState } from '../../../primitives/EmptyState/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Stat, StatGroup } from '../../../primitives/Stat/index.ts'
import { realisationGroups, type RealisationGroup } from '../types.ts'
import { RealisationCards, RealisationTable } from './RealisationTable.tsx'
import * as styles from './Realisation.css.ts'
import { useRealisationLabels } from './useRealisationLabels.ts'

export interface RealisationProps {
  rows: readonly RealisationRow[]
  /** The totals of all rows found, including the rows on other pages. */
  sums: RealisationSums
  /** `yyyy-mm-dd`: the deadline for paying authors. */
  due: string
  group: RealisationGroup
  onGroupChange: (group: RealisationGroup) => void
  /** Sales of titles without an author's contract. */
  unsigned: { titles: number; copies: number }
  /** Whether only titles without a contract are shown. */
  unsignedShown: boolean
  onUnsignedShownChange: (isShown: boolean) => void
  /** Key of the row whose statement is open. */
  selectedKey?: string | undefined
  onSelectedKeyChange: (key: string) => void
  /** Opens the manually entered data of a title: with Enter on the chosen row, or with a click on a row without a contract. */
  onOpen?: ((key: string) => void) | undefined
  /** Opens the form for the missing terms of a title. Leave it out for read-only access. */
  onEnterTerms?: ((key: string) => void) | undefined
  /** The statement of the chosen row. */
  statement?: ReactNode
  /** The title of the drawer that shows the statement over the rows. */
  statementTitle: string
  /** Whether the drawer with the statement is open. The drawer is used if there is no room next to the rows. */
  statementOpen: boolean
  onStatementOpenChange: (open: boolean) => void
  /** Pagination, if there is more than one page. */
  footer?: ReactNode
}

/** Copies sold in a quarter: the totals, the rows by title, contract or channel, and the statement of the chosen row. */
export function Realisation(props: RealisationProps) {
  const { rows, sums, due, group, onGroupChange, selectedKey, onSelectedKeyChange, onOpen, onEnterTerms } = props
  const { unsignedShown, statement, footer } = props
  const { t, count: formatCount, money, exact: formatExactSum } = useRealisationLabels()
  const { date } = useFormat()
  const isDesktop = useMedia('desktop')
  const isPhone = useMedia('belowTablet')
  const label = t(`by.${group}`)
  const Rows = isPhone ? RealisationCards : RealisationTable
  return (
    <div className={styles.realisation}>
      <div className={styles.top}>
        <StatGroup>
          <Stat label={t('figures.copies')} value={formatCount(sums.copies)} unit={t('figures.copiesUnit')} />
          <Stat label={t('figures.sum')} value={money(sums.sum)} />
          <Stat label={t('figures.owed')} value={formatExactSum(sums.owed)} unit="₸" />
          <Stat label={t('figures.due')} value={date(due, 'dayMonth')} />
        </StatGroup>
        <div className={styles.groups}>
          <SegmentedControl
            label={t('by.label')}
            options={realisationGroups.map((value) => ({ value, label: t(`by.${value}`) }))}
            value={group}
            onValueChange={onGroupChange}
          />
        </div>
      </div>
      <div className={classes(styles.layout, !statement && styles.alone)}>
        <div className={styles.panel}>
          {rows.length === 0 ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <Rows
              label={label}
              rows={rows}
              group={group}
              sums={sums}
              selectedKey={statement ? selectedKey : undefined}
              onSelectedKeyChange={onSelectedKeyChange}
              // If there is no room next to the rows, a click opens the statement, and the statement links to the manually entered
              // data.
              onOpen={isDesktop || unsignedShown ? onOpen : undefined}
              onEnterTerms={onEnterTerms}
            />
          )}
          <Unsigned {...props} />
          {footer && <div className={styles.pages}>{footer}</div>}
          <div className={styles.legend}>
            <span className={styles.keys}>
              {saleChannels.map((channel) => (
                <span key={channel} className={styles.key}>
                  <span className={`${styles.part[channel]} ${styles.sample}`} aria-hidden />
                  {t(`channel.${channel}`)}
                </span>
              ))}
            </span>
            <span>{t('formula')}</span>
          </div>
        </div>
        {statement && isDesktop && (
          <section className={styles.aside} aria-label={props.statementTitle}>
            {statement}
          </section>
        )}
      </div>
      {statement && !isDesktop && (
        <Drawer open={props.statementOpen} onOpenChange={props.onStatementOpenChange} title={props.statementTitle}>
          {statement}
        </Drawer>
      )}
    </div>
  )
}

/** A notice about titles sold without a contract, because their authors are not paid for these copies. */
function Unsigned({ unsigned, unsignedShown, onUnsignedShownChange }: RealisationProps) {
  const { t } = useRealisationLabels()
  if (unsigned.titles === 0 && !unsignedShown) return null
  return (
    <div className={styles.notice}>
      <Icon glyph={glyphs.warningCircle} size={16} />
      <span className={styles.noticeWords}>
        {t('unsigned.text', {
          titles: t('titles', { count: unsigned.titles }),
          copies: t('copies', { count: unsigned.copies }),
        })}
      </span>
      <Button variant="quiet" size="sm" onClick={() => onUnsignedShownChange(!unsignedShown)}>
        {t(unsignedShown ? 'unsigned.back' : 'unsigned.show')}
      </Button>
    </div>
  )
}
