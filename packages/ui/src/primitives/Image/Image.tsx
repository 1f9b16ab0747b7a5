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
  /** What is to be seen on it; empty for a picture that says nothing by itself. */
  alt: string
  /** Its shape, so that the page does not jump when it comes. @default its own, by `width` and `height` */
  ratio?: ImageRatio
  /** `cover` fills the shape and cuts, `contain` shows all of it. @default 'cover' */
  fit?: keyof typeof styles.fit
  /** Under the picture: what it shows, where it is from. */
  caption?: ReactNode
  /** `eager` for what is in sight at once. @default 'lazy' */
  loading?: 'lazy' | 'eager'
}

/** A picture that keeps its place while it loads and says what was to be seen when it does not come. */
export function Image({ src, alt, ratio, fit = 'cover', caption, loading = 'lazy', ...rest }: ImageProps) {
  const { t } = useTranslation('patterns')
  const [settled, setSettled] = useState<{ src: string; loaded: boolean }>()
  const state = settled?.src !== src ? 'loading' : settled.loaded ? 'loaded' : 'failed'

  // One that came with the page, or from the cache, has already fired its events.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) setSettled({ src, loaded: image.naturalWidth > 0 })
    },
    [src],
  )
  return (
    <figure className={styles.figure}>
      <div className={`${styles.box} ${ratio ? styles.ratio[ratio] : styles.free[state]}`}>
        {state === 'loading' && (
          <span className={styles.cover}>
            <Skeleton shape="block" />
          </span>
        )}
        {state === 'failed' ? (
          <div className={styles.failed}>
            <Icon glyph={glyphs.imageBroken} size={24} />
            <span>{t('image.failed')}</span>
            {alt && <span className={styles.alt}>{alt}</span>}
          </div>
        ) : (
          <img
            {...rest}
            key={src}
            ref={check}
            src={src}
            alt={alt}
            loading={loading}
            decoding="async"
            className={`${styles.image} ${styles.fit[fit]} ${ratio ? styles.filling : ''}`}
            onLoad={() => setSettled({ src, loaded: true })}
            onError={() => setSettled({ src, loaded: false })}
          />
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
