import { useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { ButtonLink } from '../Button/index.ts'
import type { ImageRatio } from '../Image/index.ts'
import * as image from '../Image/Image.css.ts'
import * as styles from './Video.css.ts'

export interface VideoCaptions {
  /** Address of a WebVTT file. */
  src: string
  /** Language as a `lang` value: `kk`, `ru`, `en`. */
  lang: string
  /** The language in its own words: «Қазақша». */
  label: string
}

export interface VideoProps {
  src: string
  /** What the video is about: its name for who does not see it. */
  label: string
  /** What is said in it, written down; the first is on from the start. Empty only for a video without sound. */
  captions: readonly VideoCaptions[]
  /** The picture before it is played; without one the first frame is fetched. */
  poster?: string
  /** Its shape. @default '16/9' */
  ratio?: ImageRatio
  /** Under it: what it shows, how long it is. */
  caption?: ReactNode
}

/** A video with the browser's own controls. It never plays by itself. */
export function Video(props: VideoProps) {
  return <Player key={props.src} {...props} />
}

function Player({ src, label, captions, poster, ratio = '16/9', caption }: VideoProps) {
  const { t } = useTranslation('patterns')
  const [failed, setFailed] = useState(false)
  return (
    <figure className={image.figure}>
      <div className={`${image.box} ${image.ratio[ratio]}`}>
        {failed ? (
          <div className={image.failed}>
            <Icon glyph={glyphs.warningCircle} size={24} />
            <span>{t('video.failed')}</span>
            <span className={styles.download}>
              <ButtonLink href={src} download size="sm" leading={glyphs.downloadSimple}>
                {t('video.download')}
              </ButtonLink>
            </span>
          </div>
        ) : (
          // The captions are the tracks below: a required prop.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            className={styles.video}
            src={src}
            poster={poster}
            preload={poster ? 'none' : 'metadata'}
            controls
            playsInline
            aria-label={label}
            onError={() => setFailed(true)}
          >
            {captions.map(({ src: file, lang, label: name }, index) => (
              <track key={lang} kind="captions" src={file} srcLang={lang} label={name} default={index === 0} />
            ))}
          </video>
        )}
      </div>
      {caption && <figcaption className={image.caption}>{caption}</figcaption>}
    </figure>
  )
}
