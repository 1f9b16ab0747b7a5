import type { DocumentWithParties, MissingDetail } from '@press/domain'
import { describeMissingDetails, useTranslation, type MissingDetailLabels } from '@press/i18n'

/** Describes the missing details of a document's parties in words. */
export function useMissingDetailLabels(
  paper: DocumentWithParties,
  missingDetails: readonly MissingDetail[],
): MissingDetailLabels[] {
  const { t } = useTranslation(['sides', 'domain'])
  return describeMissingDetails(paper, missingDetails, t)
}

/** Returns why a document cannot be sent, or undefined if the document can be sent. */
export const getMissingDetailReason = (words: readonly MissingDetailLabels[]): string | undefined =>
  words.map(({ what }) => what).join(' ') || undefined
