import { useTranslation } from '@press/i18n'
import { useDownload } from '@press/shell'
import { FileLine, Panel } from '@press/ui'
import type { TechCard } from '../shared/tech-card.ts'

/** The files of a book that its author may download. Shows nothing to people who did not submit the application. */
export function BookFiles({ files }: Pick<TechCard, 'files'>) {
  const { t } = useTranslation('tracking')
  const download = useDownload()
  if (files.length === 0) return null
  return (
    <Panel title={t('files')}>
      <ul>
        {files.map((file) => (
          <FileLine key={file.id} file={file} onDownload={download} />
        ))}
      </ul>
    </Panel>
  )
}
