import type { BookParams, Estimate, ReceiptLine, ReceiptPart } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'

/** Returns the reason for each part of a price, in words: for the parts that everyone sees and for every line of the sum. */
export function useReasons({ block_color, binding: cover }: BookParams, found: Estimate) {
  const { t } = useTranslation(['calculator', 'print-forms'])
  const names = usePrintNames()
  const { number, money } = useFormat()
  const { binding, sheets } = found

  const paperOf = (kind: ReceiptLine['kind']) => {
    const paper = found.lines.find((line) => line.kind === kind)?.values['paper']
    return paper ? names.paper(String(paper)) : ''
  }
  const laminated = found.lines.find(({ kind }) => kind === 'lamination')?.values['lamination']
  const lamination = t(`lamination.${(laminated ?? 'none') as 'matte'}`)

  const part = (one: ReceiptPart): string => {
    if (one === 'paper')
      return t('receipt.reason.paper', {
        paper: paperOf('blockPaper'),
        sheets: t('sheets', { count: sheets.gross, n: number(sheets.gross) }),
      })
    if (one === 'print') return t(`receipt.reason.print.${block_color}`)
    if (one === 'cover') return t(`receipt.reason.cover.${cover}`, { paper: paperOf('coverPaper') })
    if (one === 'binding') return names.binding(binding)
    if (one === 'lamination') return lamination
    return t(one === 'rounding' ? 'receipt.reason.rounding' : 'receipt.reason.preparation')
  }

  const line = ({ kind, values }: ReceiptLine): string => {
    const count = (name: string) => Number(values[name] ?? 0)
    const paper = paperOf(kind)
    const binds = names.binding(binding)
    switch (kind) {
      case 'blockPaper':
        return t('receipt.line.blockPaper', {
          paper,
          leaves: t('leaves', { count: count('leaves'), n: number(count('leaves')) }),
          nUp: number(count('nUp')),
          perCopy: number(count('perCopy')),
          net: number(count('net')),
          waste: number(count('waste')),
          make_ready: number(count('make_ready')),
        })
      case 'coverPaper':
      case 'flyleaf': {
        const ofTwo = kind === 'coverPaper' && count('perCopy') > 1
        return t(`receipt.line.${ofTwo ? 'coverPaperOfTwo' : kind}`, { paper, perCopy: number(count('perCopy')) })
      }
      case 'blockClicks':
      case 'coverClicks':
        return t(`receipt.line.${kind}`, {
          from: number(count('from')),
          to: number(count('to')),
          of: number(count('of')),
        })
      case 'lamination':
        return t('receipt.line.lamination', { lamination: lamination.toLowerCase() })
      case 'bindingSetup':
      case 'binding':
        return t(`receipt.line.${kind}`, { binding: binds })
      case 'overhead':
      case 'margin':
        return t(`receipt.line.${kind}`, { percent: number(count('percent')), of: money(count('of')) })
      default:
        return t(`receipt.line.${kind}`)
    }
  }
  return { part, line, lamination }
}
