import {
  blockColors,
  calculatorProblems,
  coverKinds,
  laminations,
  limits,
  pageLimits,
  runLimit,
  type Estimate,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { FormatChoice } from './FormatChoice.tsx'
import type { CalculatorParams } from './params.ts'
import * as styles from './ParamsPanel.css.ts'

interface ParamsPanelProps {
  params: CalculatorParams
  found: Estimate
  onParamsChange: (change: Partial<CalculatorParams>) => void
}

/** What is asked about the title. Everything else on the page follows each change at once. */
export function ParamsPanel({ params, found, onParamsChange }: ParamsPanelProps) {
  const { t } = useTranslation(['calculator', 'print'])
  const { number } = useFormat()
  const problem = useProblems(params)
  const { min, max } = pageLimits[params.binding]
  return (
    <section className={styles.panel} aria-label={t('params')}>
      <TextField
        label={t('field.title')}
        maxLength={limits.bookName}
        hint={t('hint.title')}
        bookTitle
        autoComplete="off"
        value={params.title}
        onValueChange={(next) => onParamsChange({ title: next })}
      />
      <FormatChoice value={params.format} onValueChange={(format) => onParamsChange({ format })} />
      <div className={styles.pair}>
        <NumberField
          label={t('field.pages')}
          suffix={t('field.pagesUnit')}
          step={2}
          value={params.pages}
          hint={t('hint.range', { min: number(min), max: number(max) })}
          error={problem('pages')}
          onValueChange={(pages) => onParamsChange({ pages })}
        />
        <NumberField
          label={t('field.quantity')}
          suffix={t('field.copies')}
          step={10}
          value={params.quantity}
          hint={t('hint.range', { min: number(1), max: number(runLimit) })}
          error={problem('quantity')}
          onValueChange={(quantity) => onParamsChange({ quantity })}
        />
      </div>
      <Choice label={t('field.binding')}>
        <SegmentedControl
          fullWidth
          label={t('field.binding')}
          options={coverKinds.map((value) => ({ value, label: t(`coverShort.${value}`) }))}
          value={params.binding}
          onValueChange={(binding) => onParamsChange({ binding })}
        />
      </Choice>
      <Choice label={t('field.blockColor')}>
        <SegmentedControl
          fullWidth
          label={t('field.blockColor')}
          options={blockColors.map((value) => ({ value, label: t(`blockColor.${value}`) }))}
          value={params.block_color}
          onValueChange={(block_color) => onParamsChange({ block_color })}
        />
      </Choice>
      <Choice label={t('field.lamination')}>
        <SegmentedControl
          fullWidth
          label={t('field.lamination')}
          options={laminations.map((value) => ({ value, label: t(`lamination.${value}`) }))}
          value={params.lamination}
          onValueChange={(lamination) => onParamsChange({ lamination })}
        />
      </Choice>
      <p className={styles.fact}>
        <Icon glyph={glyphs.info} size={16} />
        <span>
          {t('fact', {
            leaves: t('leaves', { count: found.leaves, n: number(found.leaves) }),
            binding: t(`print:binding.${found.binding}`),
          })}
        </span>
      </p>
    </section>
  )
}

/** A name above a control that names itself to a screen reader. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  )
}

/** What is wrong with a field, and which number would be right. */
function useProblems(params: CalculatorParams) {
  const { t } = useTranslation('calculator')
  const { number } = useFormat()
  const problems = calculatorProblems(params)
  const { min, max } = pageLimits[params.binding]
  const bounds = {
    pages: { tooFew: min, tooMany: max },
    quantity: { tooFew: 1, tooMany: runLimit },
  }
  return (field: 'pages' | 'quantity'): string | undefined => {
    const problem = problems[field]
    if (!problem) return undefined
    if (problem === 'required') return t(`problem.required.${field}`)
    if (problem === 'whole') return t('problem.whole')
    const limit = number(bounds[field][problem])
    return field === 'pages'
      ? t(`problem.pages.${problem}.${params.binding}`, { limit })
      : t(`problem.quantity.${problem}`, { limit })
  }
}
