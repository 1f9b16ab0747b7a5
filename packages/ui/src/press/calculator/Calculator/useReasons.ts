import type { BookParams, Estimate, ReceiptLine, ReceiptPart } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'

/** Returns the reason for each part of a price, in words: for the parts that everyone sees and for every line of the sum. */
export function useReasons({ block_color, binding: cover }: BookParams, estimate: Estimate) {
  const { t } = useTranslation(['calculator', 'print-forms'])
  const names = usePrintNames()
  const { number, money } = useFormat()
  const { binding, sheets } = estimate

  const getPaperName = (kind: ReceiptLine['kind']) => {
    const paper = estimate.lines.find((line) => line.kind === kind)?.values['paper']
    return paper ? names.paper(String(paper)) : ''
  }
  const laminationKey = estimate.lines.find(({ kind }) => kind === 'lamination')?.values['lamination']
  const lamination = t(`lamination.${(laminationKey ?? 'none') as 'matte'}`)

  const getPartReason = (receiptPart: ReceiptPart): string => {
    if (receiptPart === 'paper')
      return t('receipt.reason.paper', {
        paper: getPaperName('blockPaper'),
        sheets: t('sheets', { count: sheets.gross, n: number(sheets.gross) }),
      })
    if (receiptPart === 'print') return t(`receipt.reason.print.${block_color}`)
    if (receiptPart === 'cover') return t(`receipt.reason.cover.${cover}`, { paper: getPaperName('coverPaper') })
    if (receiptPart === 'binding') return names.binding(binding)
    if (receiptPart === 'lamination') return lamination
    return t(receiptPart === 'rounding' ? 'receipt.reason.rounding' : 'receipt.reason.preparation')
  }

  const getLineReason = ({ kind, values }: ReceiptLine): string => {
    const getCount = (name: string) => Number(values[name] ?? 0)
    const paper = getPaperName(kind)
    const bindingName = names.binding(binding)
    switch (kind) {
      case 'blockPaper':
        return t('receipt.line.blockPaper', {
          paper,
          leaves: t('leaves', { count: getCount('leaves'), n: number(getCount('leaves')) }),
          nUp: number(getCount('nUp')),
          perCopy: number(getCount('perCopy')),
          net: number(getCount('net')),
          waste: number(getCount('waste')),
          make_ready: number(getCount('make_ready')),
        })
      case 'coverPaper':
      case 'flyleaf': {
        const hasTwoSheets = kind === 'coverPaper' && getCount('perCopy') > 1
        return t(`receipt.line.${hasTwoSheets ? 'coverPaperOfTwo' : kind}`, {
          paper,
          perCopy: number(getCount('perCopy')),
        })
      }
      case 'blockClicks':
      case 'coverClicks':
        return t(`receipt.line.${kind}`, {
          from: number(getCount('from')),
          to: number(getCount('to')),
          of: number(getCount('of')),
        })
      case 'lamination':
        return t('receipt.line.lamination', { lamination: lamination.toLowerCase() })
      case 'bindingSetup':
      case 'binding':
        return t(`receipt.line.${kind}`, { binding: bindingName })
      case 'overhead':
      case 'margin':
        return t(`receipt.line.${kind}`, { percent: number(getCount('percent')), of: money(getCount('of')) })
      default:
        return t(`receipt.line.${kind}`)
    }
  }
  return { part: getPartReason, line: getLineReason, lamination }
}
