import { useTranslation } from '@press/i18n'
import { Button, EmptyState, glyphs, Page, PageHeader } from '@press/ui'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useDownload } from '../../calls/useDownload.ts'

/** Downloads a private file whose address was opened in a new tab, because the browser itself sends no token. */
export function FileScreen() {
  const { t } = useTranslation('files')
  const id = Number(useParams()['id'])
  const [searchParams] = useSearchParams()
  const name = searchParams.get('name') ?? t('screen.title')
  const download = useDownload()
  useEffect(() => {
    download({ id, name })
  }, [download, id, name])
  return (
    <Page width="reading" header={<PageHeader title={name} />}>
      <EmptyState
        title={t('screen.title')}
        action={
          <Button leading={glyphs.downloadSimple} onClick={() => download({ id, name })}>
            {t('screen.download')}
          </Button>
        }
      >
        {t('screen.text')}
      </EmptyState>
    </Page>
  )
}
