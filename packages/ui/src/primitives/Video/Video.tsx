import { useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { ButtonLink } from '../Button/index.ts'
import type { ImageRatio } from '../Image/index.ts'
import * as image from '../Image/Image.css.ts'
import * as styles from './Video.css.ts'

export interface VideoCaptions {
  /** The URL of a WebVTT file. */
  src: string
  /** The language as a `lang` value: `kk`, `ru`, `en`. */
  lang: string
  /** The name of the language in that language: «Қазақша». */
  label: string
}

export interface VideoProps {
  src: string
  /** The subject of the video, used as its accessible name. */
  label: string
  /** The captions. The first track is on by default. The list may be empty only for a video without sound. */
  captions: readonly VideoCaptions[]
  /** The image shown before playback. If omitted, the first frame is loaded. */
  poster?: string
  /** The aspect ratio. @default '16/9' */
  ratio?: ImageRatio
  /** The caption under the video, which says what the video shows and how long it is. */
  caption?: ReactNode
}

/** A video with the browser's controls. It never plays automatically. */
export function Video(props: VideoProps) {
  return <Player key={props.src} {...props} />
}

function Player({ src, label, captions, poster, ratio = '16/9', caption }: VideoProps) {
  const { t } = useTranslation('patterns')
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <figure className={image.figure}>
      <div className={`${image.box} ${image.ratio[ratio]}`}>
        {hasFailed ? (
          <div className={image.failedState}>
            <Icon glyph={glyphs.warningCircle} size={24} />
            <span>{t('video.failed')}</span>
            <span className={styles.download}>
              <ButtonLink href={src} download size="sm" leading={glyphs.downloadSimple}>
                {t('video.download')}
              </ButtonLink>
            </span>
          </div>
        ) : (
          // The tracks below are the captions, from a required prop.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            className={styles.video}
            src={src}
            poster={poster}
            preload={poster ? 'none' : 'metadata'}
            controls
            playsInline
            aria-label={label}
            onError={() => setHasFailed(true)}
          >
            {captions.map(({ src: captionsUrl, lang, label: trackLabel }, index) => (
              <track
                key={lang}
                kind="captions"
                src={captionsUrl}
                srcLang={lang}
                label={trackLabel}
                default={index === 0}
              />
            ))}
          </video>
        )}
      </div>
      {caption && <figcaption className={image.caption}>{caption}</figcaption>}
    </figure>
  )
}
