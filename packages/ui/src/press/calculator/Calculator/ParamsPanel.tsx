import {
  getBinding,
  countBlankPages,
  blockColors,
  validateCalculatorInput,
  listChoices,
  coverKinds,
  fitsCover,
  laminations,
  limits,
  getPageCountLimits,
  maxPrintRunCopies,
  countSectionPages,
  type CoverKind,
  type Estimate,
  type PriceList,
} from '@press/domain'
import { useFormat, useMaterials, usePrintNames, useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { FormatChoice } from './FormatChoice.tsx'
import type { CalculatorParams } from './params.ts'
import * as styles from './ParamsPanel.css.ts'

interface ParamsPanelProps {
  params: CalculatorParams
  estimate: Estimate
  /** Options without a price in this list are not offered. */
  prices: PriceList
  onParamsChange: (change: Partial<CalculatorParams>) => void
}

/** The fields that describe the title. Each change updates the rest of the page at once. */
export function ParamsPanel({ params, estimate, prices, onParamsChange }: ParamsPanelProps) {
  const { t } = useTranslation(['calculator', 'print-forms'])
  const { number } = useFormat()
  const names = usePrintNames()
  const { papers, bindings } = useMaterials()
  const getProblem = useProblems(params, prices)
  const { min, max } = getPageCountLimits(params)
  const { binding: cover, binding_method: method, paper_type: paper } = params
  const methods = listChoices(bindings, method).filter(({ key }) => key in prices.bindings && fitsCover(cover, key))
  const chooseCover = (binding: CoverKind) =>
    onParamsChange({ binding, ...(method && !fitsCover(binding, method) && { binding_method: null }) })
  return (
    <section className={styles.panel} aria-label={t('params')}>
      <TextField
        label={t('field.title')}
        maxLength={limits.bookNameLength}
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
          error={getProblem('pages')}
          onValueChange={(pages) => onParamsChange({ pages })}
        />
        <NumberField
          label={t('field.quantity')}
          suffix={t('field.copies')}
          step={10}
          value={params.quantity}
          hint={t('hint.range', { min: number(1), max: number(maxPrintRunCopies) })}
          error={getProblem('quantity')}
          onValueChange={(quantity) => onParamsChange({ quantity })}
        />
      </div>
      <Choice label={t('field.binding')}>
        <SegmentedControl
          fullWidth
          label={t('field.binding')}
          options={coverKinds.map((value) => ({ value, label: t(`coverShort.${value}`) }))}
          value={cover}
          onValueChange={chooseCover}
        />
      </Choice>
      <Select
        label={t('field.binding_method')}
        options={methods.map(({ key }) => ({ value: key, label: names.binding(key) }))}
        placeholder={t('field.usualMethod', {
          binding: names.binding(getBinding({ ...params, binding_method: null })),
        })}
        clearable
        value={method ?? ''}
        error={getProblem('binding_method')}
        onValueChange={(next) => onParamsChange({ binding_method: next || null })}
      />
      <Select
        label={t('field.paper_type')}
        options={listChoices(papers, paper)
          .filter(({ key }) => key in prices.sheets || key === paper)
          .map(({ key }) => ({ value: key, label: names.paper(key) }))}
        placeholder={null}
        value={paper}
        error={getProblem('paper_type')}
        onValueChange={(paper_type) => onParamsChange({ paper_type })}
      />
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
            leaves: t('leaves', { count: estimate.leaves, n: number(estimate.leaves) }),
            binding: names.binding(estimate.binding),
            paper: names.paper(paper),
          })}
        </span>
      </p>
    </section>
  )
}

/** A visible label above a control that has its own accessible name. */
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

/** Returns what is wrong with each field and which number would be valid. */
function useProblems(params: CalculatorParams, prices: PriceList) {
  const { t } = useTranslation(['calculator', 'print-forms'])
  const { number } = useFormat()
  const names = usePrintNames()
  const problems = validateCalculatorInput(params, prices)
  const { min, max } = getPageCountLimits(params)
  const bounds = { pages: { tooFew: min, tooMany: max }, quantity: { tooFew: 1, tooMany: maxPrintRunCopies } }
  return (field: 'pages' | 'quantity' | 'paper_type' | 'binding_method'): string | undefined => {
    const problem = problems[field]
    const method = params.binding_method
    if (!problem) return undefined
    if (problem === 'choice' || problem === 'noPrice') return t(`problem.${problem}`)
    if (problem === 'whole') return t('problem.whole')
    if (problem === 'wholeSections') {
      const binding = getBinding(params)
      return t('print-forms:sections', {
        section: number(countSectionPages(binding, params.format)),
        blank: number(countBlankPages({ ...params, binding })),
      })
    }
    if (field !== 'pages' && field !== 'quantity') return undefined
    if (problem === 'required') return t(`problem.required.${field}`)
    const limit = number(bounds[field][problem])
    if (field === 'quantity') return t(`problem.quantity.${problem}`, { limit })
    return method
      ? t(`problem.pages.${problem}.method`, { limit, binding: names.binding(method) })
      : t(`problem.pages.${problem}.${params.binding}`, { limit })
  }
}
