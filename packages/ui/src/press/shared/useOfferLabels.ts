import { isBin, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'

/** «940140000385» → «940 140 000 385». */
const inThrees = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')

/** Returns functions that name an offer and its recipient, the same on every screen. */
export function useOfferLabels() {
  const { t } = useTranslation('offer-words')
  return {
    /** «КП-0411», from the second version on «КП-0411 v2». */
    nameOf: ({ number, revision }: Pick<OfferRow, 'number' | 'revision'>): string =>
      revision > 1 ? `${t('number', { number })}\u00a0${t('revision', { revision })}` : t('number', { number }),
    /** Formats a BIN in full. A person's IIN is private, so only its two ends are shown. */
    binOf: (bin: string): string =>
      isBin(bin)
        ? t('binShort', { number: inThrees(bin) })
        : t('iinShort', { number: `${bin.slice(0, 3)}\u00a0•••\u00a0•••\u00a0${bin.slice(-3)}` }),
  }
}
