import type { LogRange } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'

export interface LogBrokenProps {
  /** The ranges where the hash chain is broken, earliest first. */
  broken: readonly LogRange[]
  /** Shows the entries of the first range. */
  onShow: (range: LogRange) => void
}

/** Shows where the log differs from its seals. Renders nothing if the log is intact. */
export function LogBroken({ broken, onShow }: LogBrokenProps) {
  const { t } = useTranslation('events-log')
  const { number } = useFormat()
  const [firstRange] = broken
  if (!firstRange) return null
  const furtherCount = broken.length - 1
  return (
    <Alert
      tone="danger"
      title={t('seal.brokenTitle')}
      action={{ label: t('seal.show'), onAction: () => onShow(firstRange) }}
    >
      {t('seal.brokenText', { from: number(firstRange.from), until: number(firstRange.until) })}
      {furtherCount > 0 && ` ${t('seal.brokenMore', { count: furtherCount })}`}
    </Alert>
  )
}
