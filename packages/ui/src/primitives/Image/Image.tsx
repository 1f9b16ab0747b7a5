import { useTranslation } from '@press/i18n'
import { useCallback, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import * as styles from './Image.css.ts'

export const imageRatios = ['1/1', '4/3', '3/2', '16/9', '3/4', '2/3'] as const
export type ImageRatio = (typeof imageRatios)[number]

export interface ImageProps extends Pick<
  ComponentPropsWithRef<'img'>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'fetchPriority'
> {
  src: string
  /** What the image shows; empty for a decorative image. */
  alt: string
  /**
   * The aspect ratio, reserved so that the page does not jump when the image loads. @default the image's ratio, from `width` and
   * `height`
   */
  ratio?: ImageRatio
  /** `cover` fills the shape and crops, `contain` shows the whole image. @default 'cover' */
  fit?: keyof typeof styles.fit
  /** The caption under the image, which says what the image shows and where it is from. */
  caption?: ReactNode
  /** Use `eager` for an image that is visible immediately. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/** An image that reserves its space while it loads and shows its `alt` text when it fails. */
export function Image({ src, alt, ratio, fit = 'cover', caption, loading = 'lazy', ...rest }: ImageProps) {
  const { t } = useTranslation('patterns')
  const [loadResult, setLoadResult] = useState<{ src: string; loaded: boolean }>()
  const state = loadResult?.src !== src ? 'loading' : loadResult.loaded ? 'loaded' : 'failed'

  // The browser may have fired the events of an image before React attached its handlers, if the image was in the page or in the
  // cache.
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setLoadResult({ src, loaded: image.naturalWidth > 0 })
    },
    [src],
  )
  return (
    <figure className={styles.figure}>
      <div className={`${styles.box} ${ratio ? styles.ratio[ratio] : styles.naturalRatio[state]}`}>
        {state === 'loading' && (
          <span className={styles.absoluteCover}>
            <Skeleton shape="block" />
          </span>
        )}
        {state === 'failed' ? (
          <div className={styles.failedState}>
            <Icon glyph={glyphs.imageBroken} size={24} />
            <span>{t('image.failed')}</span>
            {alt && <span className={styles.alt}>{alt}</span>}
          </div>
        ) : (
          <img
            {...rest}
            key={src}
            ref={checkLoaded}
            src={src}
            alt={alt}
            loading={loading}
            decoding="async"
            className={`${styles.image} ${styles.fit[fit]} ${ratio ? styles.imageFillingBox : ''}`}
            onLoad={() => setLoadResult({ src, loaded: true })}
            onError={() => setLoadResult({ src, loaded: false })}
          />
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
