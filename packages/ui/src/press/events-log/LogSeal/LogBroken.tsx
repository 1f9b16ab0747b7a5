import type { LogRange } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'

export interface LogBrokenProps {
  /** The first first. */
  broken: readonly LogRange[]
  /** Shows the entries of the first. */
  onShow: (stretch: LogRange) => void
}

/** Says where the log is not as it was sealed; nothing where it is. */
export function LogBroken({ broken, onShow }: LogBrokenProps) {
  const { t } = useTranslation('events-log')
  const { number } = useFormat()
  const [first] = broken
  if (!first) return null
  const more = broken.length - 1
  return (
    <Alert
      tone="danger"
      title={t('seal.brokenTitle')}
      action={{ label: t('seal.show'), onAction: () => onShow(first) }}
    >
      {t('seal.brokenText', { from: number(first.from), until: number(first.until) })}
      {more > 0 && ` ${t('seal.brokenMore', { count: more })}`}
    </Alert>
  )
}
