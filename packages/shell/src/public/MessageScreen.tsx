import { useTranslation } from '@press/i18n'
import { ButtonLink } from '@press/ui'
import { getHomePath } from '../routing/home-path.ts'
import { PublicLayout } from './PublicLayout.tsx'

/** A screen with one sentence and a link home: to the person's home screen, or to sign-in. */
export function MessageScreen({ children }: { children: string }) {
  const { t } = useTranslation('registration')
  return (
    <PublicLayout description={children}>
      <ButtonLink href={getHomePath()} variant="primary" size="lg" fullWidth>
        {t('home')}
      </ButtonLink>
    </PublicLayout>
  )
}
