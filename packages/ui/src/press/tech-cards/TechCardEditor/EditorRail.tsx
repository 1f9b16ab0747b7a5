import type { Readiness } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { classes } from '../../../foundations/classes.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts'
import { RailSection } from '../../../patterns/Sheet/index.ts'
import { techCardSections, type CardField, type TechCardSection, type TechCardValues } from '../tech-card-values.ts'
import type { useCardLabels } from './useCardLabels.ts'
import * as styles from './TechCardEditor.css.ts'

interface EditorRailProps {
  readiness: Readiness
  open: TechCardSection | null
  onOpen: (section: TechCardSection, field?: CardField) => void
  labels: ReturnType<typeof useCardLabels>
  initialValues: TechCardValues
  values: TechCardValues
  changedFields: readonly CardField[]
  onUndo: (field: CardField) => void
  next: CardMove | undefined
}

/** The next move of the card once all fields are filled in. */
export interface CardMove {
  /** The label of the button: «Передать в сигнал». */
  label: string
  onSelect: () => void
  /** @default false */
  busy?: boolean
  /** Why the card cannot move now. */
  disabledReason?: string | undefined
}

/** A panel next to the sheet: the fields missing for the signal copy, and the changes of this visit. */
export function EditorRail({
  readiness,
  open,
  onOpen,
  labels,
  initialValues,
  values,
  changedFields,
  onUndo,
  next,
}: EditorRailProps) {
  const { t } = useTranslation('tech-cards')
  const { filled: filledCount, total: totalCount, sections } = readiness
  return (
    <>
      <section>
        <div className={styles.readinessHead}>
          <h2 className={styles.railTitle}>{t('editor.readiness')}</h2>
          <span className={styles.count}>{t('editor.of', { filled: filledCount, total: totalCount })}</span>
        </div>
        <ProgressBar label={t('editor.readiness')} value={filledCount / totalCount} />
        <ul className={styles.sections}>
          {sections.map(({ section, total: sectionTotal, missing }) => (
            <li key={section} className={classes(styles.readySection, open === section && styles.current)}>
              <span className={styles.mark[missing.length > 0 ? 'lacking' : 'ready']}>
                <Icon
                  glyph={missing.length > 0 ? glyphs.circle : glyphs.checkCircle}
                  size={18}
                  weight={missing.length > 0 ? 'regular' : 'fill'}
                />
              </span>
              <button type="button" className={styles.sectionName} onClick={() => onOpen(section)}>
                {t('editor.section', {
                  number: techCardSections.indexOf(section) + 1,
                  title: t(`section.${section}`),
                })}
              </button>
              <span className={classes(styles.count, styles.muted)}>
                {t('editor.of', { filled: sectionTotal - missing.length, total: sectionTotal })}
              </span>
              {missing.length > 0 && (
                <span className={styles.lacks}>
                  {t('editor.lacks')}{' '}
                  {missing.map((field, index) => (
                    <span key={field}>
                      <button type="button" className={styles.lacking} onClick={() => onOpen(section, field)}>
                        {labels.labelOf(field)}
                      </button>
                      {index < missing.length - 1 && ', '}
                    </span>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
        {next && <MoveButton {...next} missing={totalCount - filledCount} />}
      </section>
      {changedFields.length > 0 && (
        <div className={styles.railGap}>
          <RailSection title={t('editor.changes')}>
            <ul>
              {changedFields.map((field) => (
                <li key={field} className={styles.change}>
                  <span className={styles.changeField}>{labels.labelOf(field)}</span>
                  <span className={styles.changeValue}>
                    {t('editor.from', { value: labels.textOf(initialValues, field) ?? t('editor.nothing') })}{' '}
                    <span className={styles.changeTo}>{labels.textOf(values, field) ?? t('editor.nothing')}</span>
                  </span>
                  <IconButton
                    glyph={glyphs.arrowCounterClockwise}
                    size="sm"
                    label={t('editor.takeBack', { field: labels.labelOf(field) })}
                    onClick={() => onUndo(field)}
                  />
                </li>
              ))}
            </ul>
          </RailSection>
        </div>
      )}
    </>
  )
}

/** The button for the next move of the card. It is disabled while fields are missing. */
function MoveButton({ label, onSelect, busy, disabledReason, missing }: CardMove & { missing: number }) {
  const { t } = useTranslation('tech-cards')
  const lockReason = missing > 0 ? t('editor.notReady', { count: missing }) : disabledReason
  return (
    <div className={styles.move}>
      <Button
        variant="primary"
        fullWidth
        busy={busy}
        disabledReason={lockReason}
        leading={lockReason ? glyphs.lockSimple : undefined}
        onClick={onSelect}
      >
        {label}
      </Button>
      {lockReason && <p className={styles.remaining}>{lockReason}</p>}
    </div>
  )
}
