import { canFillSide, type RoleKey, type DocumentWithParties, type MissingDetail, type SidePlace } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Link } from '../../../primitives/Link/index.ts'
import { useMissingDetailLabels } from './useMissingDetailLabels.ts'

export interface MissingDetailsProps {
  paper: DocumentWithParties
  /** What the paper lacks of its sides; nothing is shown where it lacks nothing. */
  lacks: readonly MissingDetail[]
  /** Who looks: they get a link to where they may fill it in, or read who may. */
  role: RoleKey
  /** Where each is filled in; a place without an address is the screen that this stands on. */
  hrefs: Partial<Record<SidePlace, string>>
}

/** What a paper lacks of its sides before it may be sent, and who fills it in. */
export function MissingDetails({ paper, lacks, role, hrefs }: MissingDetailsProps) {
  const { t } = useTranslation('sides')
  const words = useMissingDetailLabels(paper, lacks)
  if (words.length === 0) return null
  return (
    <Alert tone="warning" title={t('title')}>
      <Stack as="ul" gap={2}>
        {words.map(({ place, what, who }) => (
          <li key={what}>
            {what} {canFillSide(role, place) ? <Way place={place} href={hrefs[place]} /> : who}
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

function Way({ place, href }: { place: SidePlace; href: string | undefined }) {
  const { t } = useTranslation('sides')
  return href ? (
    <Link tone="inherit" href={href}>
      {t(`go.${place}`)}
    </Link>
  ) : null
}
