import type { DocumentWithParties, MissingDetail } from '@press/domain'
import { describeMissingDetails, useTranslation, type MissingDetailLabels } from '@press/i18n'

/** What a paper lacks of its sides, in words. */
export function useMissingDetailLabels(
  paper: DocumentWithParties,
  lacks: readonly MissingDetail[],
): MissingDetailLabels[] {
  const { t } = useTranslation(['sides', 'domain'])
  return describeMissingDetails(paper, lacks, t)
}

/** The reason why a paper cannot be sent; undefined where it can. */
export const getMissingDetailReason = (words: readonly MissingDetailLabels[]): string | undefined =>
  words.map(({ what }) => what).join(' ') || undefined
