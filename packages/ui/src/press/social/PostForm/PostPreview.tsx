import { buildCaption, type PostTexts } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId } from 'react'
import { Stack } from '../../../foundations/layout/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import * as styles from './PostPreview.css.ts'

/** The generated picture: its URL, or whether it is being generated or has failed. */
export type PostPicture = { src: string } | 'drawing' | 'failed'

interface PostPreviewProps {
  texts: PostTexts
  title: string
  picture: PostPicture
  onRedraw: () => void
}

/** A preview of the post on the press's page. */
export function PostPreview({ texts, title, picture, onRedraw }: PostPreviewProps) {
  const { t } = useTranslation('social')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('preview.label')}
      </h2>
      <div className={styles.post}>
        <p className={styles.account}>{t('preview.account')}</p>
        <div className={styles.frame}>
          {picture === 'drawing' ? (
            <output>{t('preview.drawing')}</output>
          ) : picture === 'failed' ? (
            <Stack gap={3}>
              <p role="alert">{t('preview.failed')}</p>
              <Button size="sm" onClick={onRedraw}>
                {t('preview.retry')}
              </Button>
            </Stack>
          ) : (
            <img className={styles.picture} src={picture.src} alt={t('preview.picture', { title })} />
          )}
        </div>
        <p className={styles.caption}>{buildCaption(texts)}</p>
      </div>
    </section>
  )
}
