import { canFillSide, type RoleKey, type DocumentWithParties, type MissingDetail, type SidePlace } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useMissingDetailLabels } from './useMissingDetailLabels.ts'

export interface MissingDetailsProps {
  paper: DocumentWithParties
  /** Missing details of the document's parties. Renders nothing if the list is empty. */
  lacks: readonly MissingDetail[]
  /** Role of the current user. They get a link to fill in a detail, or read who may. */
  role: RoleKey
  /** URLs for filling in each detail. A place without a URL is the current screen. */
  hrefs: Partial<Record<SidePlace, string>>
}

/** The details of the parties that a document needs before it can be sent, and who fills them in. */
export function MissingDetails({ paper, lacks, role, hrefs }: MissingDetailsProps) {
  const { t } = useTranslation('sides')
  const words = useMissingDetailLabels(paper, lacks)
  if (words.length === 0) return null
  return (
    <Alert tone="warning" title={t('title')}>
      <Stack as="ul" gap={2}>
        {words.map(({ place, what, who }) => (
          <li key={what}>
            {what} {canFillSide(role, place) ? <PlaceLink place={place} href={hrefs[place]} /> : who}
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
