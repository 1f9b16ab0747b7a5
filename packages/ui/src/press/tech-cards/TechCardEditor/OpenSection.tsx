import { useTranslation } from '@press/i18n'
import type { FormEvent } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Kbd } from '../../../primitives/Kbd/index.ts'
import type { CardField, TechCardSection, TechCardValues } from '../tech-card-values.ts'
import { SectionFields, type SectionDependencies } from './SectionFields.tsx'
import { getNextSection } from './useCardEditing.ts'
import type { useCardLabels } from './useCardLabels.ts'
import * as styles from './TechCardEditor.css.ts'

/** A field that another person has also changed. The user chooses one of the two values. */
export interface CardClash {
  field: keyof TechCardValues
  onSettle: (version: 'mine' | 'theirs') => void
}

interface OpenSectionProps extends SectionDependencies {
  section: TechCardSection
  labels: ReturnType<typeof useCardLabels>
  savedValues: TechCardValues
  values: TechCardValues
  clashes: readonly CardClash[]
  /** The fields of the section that have changed. */
  changedFields: readonly CardField[]
  onUndo: () => void
  onClose: () => void
  onNext: (section: TechCardSection | null) => void
}

/** The fields of the open section, and the buttons to continue from it. */
export function OpenSection({
  section,
  labels,
  savedValues,
  values,
  clashes,
  changedFields,
  onUndo,
  onClose,
  onNext,
  ...dependencies
}: OpenSectionProps) {
  const { t } = useTranslation('tech-cards')
  const nextSection = getNextSection(section)
  const openNextSection = (event: FormEvent) => {
    event.preventDefault()
    onNext(nextSection ?? null)
  }
  return (
    <form onSubmit={openNextSection} noValidate aria-label={t(`section.${section}`)}>
      {clashes.length > 0 && (
        <div className={styles.clashes}>
          {clashes.map((clash) => (
            <ClashAlert key={clash.field} {...clash} labels={labels} savedValues={savedValues} values={values} />
          ))}
        </div>
      )}
      <SectionFields section={section} {...dependencies} />
      <div className={styles.sectionEnd}>
        <span className={styles.keyHint}>
          <Kbd keys="esc" />
          {t('editor.closeHint')}
        </span>
        {changedFields.length > 0 && (
          <Button size="sm" variant="quiet" onClick={onUndo}>
            {t('editor.takeBackSection')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('editor.close')}
        </Button>
        {nextSection && (
          <Button type="submit" size="sm" trailing={glyphs.arrowDown}>
            {t('editor.next', { section: t(`section.${nextSection}`) })}
          </Button>
        )}
      </div>
    </form>
  )
}

function ClashAlert({
  field,
  onSettle,
  labels,
  savedValues,
  values,
}: CardClash & Pick<OpenSectionProps, 'labels' | 'savedValues' | 'values'>) {
  const { t } = useTranslation('tech-cards')
  const getFieldText = (cardValues: TechCardValues) =>
    field === 'print_info' ? t('editor.changed') : (labels.textOf(cardValues, field) ?? t('editor.nothing'))
  return (
    <Alert tone="warning" title={t('editor.clash', { field: labels.labelOf(field) })}>
      <p>{t('editor.clashValues', { theirs: getFieldText(savedValues), mine: getFieldText(values) })}</p>
      <div className={styles.choice}>
        <Button size="sm" onClick={() => onSettle('theirs')}>
          {t('editor.takeTheirs')}
        </Button>
        <Button size="sm" onClick={() => onSettle('mine')}>
          {t('editor.keepMine')}
        </Button>
      </div>
    </Alert>
  )
}
