import type { DocumentWithParties, MissingDetail } from '@press/domain'
import { describeMissingDetails, useTranslation, type MissingDetailLabels } from '@press/i18n'

/** Describes the missing details of a document's parties in words. */
export function useMissingDetailLabels(
  documentWithParties: DocumentWithParties,
  missingDetails: readonly MissingDetail[],
): MissingDetailLabels[] {
  const { t } = useTranslation(['sides', 'domain'])
  return describeMissingDetails(documentWithParties, missingDetails, t)
}

/** Returns why a document cannot be sent, or undefined if the document can be sent. */
export const getMissingDetailReason = (labels: readonly MissingDetailLabels[]): string | undefined =>
  labels.map(({ what }) => what).join(' ') || undefined
