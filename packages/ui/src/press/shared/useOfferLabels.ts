import { isBin, type OfferRow } from '@press/domain'
import { useTranslation } from '@press/i18n'

/** Groups digits in threes: «940140000385» → «940 140 000 385». */
const groupDigits = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')

/** Returns functions that format the names of an offer and its recipient in the same way on every screen. */
export function useOfferLabels() {
  const { t } = useTranslation('offer-words')
  return {
    /** Formats the number of an offer: «КП-0411», and «КП-0411 v2» from the second version on. */
    nameOf: ({ number, revision }: Pick<OfferRow, 'number' | 'revision'>): string =>
      revision > 1 ? `${t('number', { number })}\u00a0${t('revision', { revision })}` : t('number', { number }),
    /** Formats a BIN in full. A person's IIN is private, so only its first and last digits are shown. */
    formatBin: (bin: string): string =>
      isBin(bin)
        ? t('binShort', { number: groupDigits(bin) })
        : t('iinShort', { number: `${bin.slice(0, 3)}\u00a0•••\u00a0•••\u00a0${bin.slice(-3)}` }),
  }
}
