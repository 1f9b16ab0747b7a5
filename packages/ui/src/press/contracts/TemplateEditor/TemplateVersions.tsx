import type { TemplateVersion } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Inline } from '../../../foundations/layout/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Timeline } from '../../../primitives/Timeline/index.ts'

export interface TemplateVersionsProps {
  /** The versions, newest first. */
  versions: readonly TemplateVersion[]
  onCompare: (version: number) => void
  /** Copies the text of a version into the form. Saving the form creates a new version. */
  onRestore: (version: number) => void
}

/**
 * The versions of the text of a kind of contract: who made each change, when and why. Each version can be compared and restored.
 */
export function TemplateVersions({ versions, onCompare, onRestore }: TemplateVersionsProps) {
  const { t } = useTranslation('contract-templates')
  return (
    <Timeline
      label={t('versions.title')}
      events={versions.map(({ version, note, created_by, created_at }, index) => ({
        key: String(version),
        title: (
          <>
            {t('versionOf', { version })} {index === 0 && <Badge tone="success">{t('versions.current')}</Badge>}
          </>
        ),
        state: index === 0 ? 'current' : 'past',
        date: created_at,
        detail: (
          <>
            {[version === 1 ? t('versions.nobody') : created_by, note].filter(Boolean).join('. ')}
            <Inline gap={2}>
              <Button variant="quiet" size="sm" onClick={() => onCompare(version)}>
                {t('versions.compare', { version })}
              </Button>
              {index > 0 && (
                <Button variant="quiet" size="sm" onClick={() => onRestore(version)}>
                  {t('versions.restore', { version })}
                </Button>
              )}
            </Inline>
          </>
        ),
      }))}
    />
  )
}
