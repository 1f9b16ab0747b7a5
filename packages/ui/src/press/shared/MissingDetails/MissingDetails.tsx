import { canFillSide, type RoleKey, type DocumentWithParties, type MissingDetail, type SidePlace } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useMissingDetailLabels } from './useMissingDetailLabels.ts'

export interface MissingDetailsProps {
  document: DocumentWithParties
  /** Missing details of the document's parties. Renders nothing if the list is empty. */
  missingDetails: readonly MissingDetail[]
  /** Role of the current user. If they may fill in a detail, they get a link; otherwise they see which role may. */
  role: RoleKey
  /** URL of the page on which each detail is filled in. If a place has no URL, it is the current screen. */
  hrefs: Partial<Record<SidePlace, string>>
}

/** The details of the parties that a document lacks before it can be sent, and who fills in these details. */
export function MissingDetails({ document: paper, missingDetails, role, hrefs }: MissingDetailsProps) {
  const { t } = useTranslation('sides')
  const detailLabels = useMissingDetailLabels(paper, missingDetails)
  if (detailLabels.length === 0) return null
  return (
    <Alert tone="warning" title={t('title')}>
      <Stack as="ul" gap={2}>
        {detailLabels.map(({ place, what: detailText, who: responsibleText }) => (
          <li key={detailText}>
            {detailText} {canFillSide(role, place) ? <PlaceLink place={place} href={hrefs[place]} /> : responsibleText}
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

function PlaceLink({ place, href }: { place: SidePlace; href: string | undefined }) {
  const { t } = useTranslation('sides')
  return href ? (
    <Link tone="inherit" href={href}>
      {t(`go.${place}`)}
    </Link>
  ) : null
}
