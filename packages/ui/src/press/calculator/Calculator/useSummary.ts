import type { BookParams, Estimate } from '@press/domain'
import { useFormat, usePrintNames, useTranslation } from '@press/i18n'

/** Returns a calculation as three lines of plain text, for pasting into a letter. */
export function useSummary(
  { title, format, pages, quantity, binding: cover, block_color, lamination }: BookParams,
  estimate: Estimate,
): string {
  const { t } = useTranslation(['calculator', 'print-forms'])
  const names = usePrintNames()
  const { number, money } = useFormat()
  const { binding, spine, total, unit_price, vat, vat_rate } = estimate
  return [
    t('summary.book', {
      title: title || t('summary.untitled'),
      format,
      pages: t('pages', { count: pages, n: number(pages) }),
      quantity: number(quantity),
    }),
    t('summary.look', {
      cover: t(`cover.${cover}`).toLowerCase(),
      binding: names.binding(binding),
      color: t(`blockColor.${block_color}`),
      lamination: t(`lamination.${lamination ?? 'matte'}`),
      spine: number(spine),
    }),
    t('summary.price', { total: money(total), unit: money(unit_price), rate: vat_rate, vat: money(vat) }),
  ].join('\n')
}
