import { acceptOf, limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { hidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { classes } from '../../../foundations/classes.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { buttonClass, ButtonFace } from '../../../primitives/Button/ButtonFace.tsx'
import { Below, useField } from '../../../primitives/Field/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { useFileDrop } from '../../../primitives/FileUpload/useFileDrop.ts'
import { useFileTexts } from '../../../primitives/FileUpload/useFileTexts.ts'
import { useUploads } from '../../../primitives/FileUpload/useUploads.ts'
import type { PhotoValue } from './profileValues.ts'
import * as styles from './PhotoField.css.ts'

interface PhotoFieldProps {
  /** Name of the field. */
  name: string
  label: string
  /** Whose photo it is: their initials stand where there is none. */
  person: string
  value: PhotoValue
  onValueChange: (value: PhotoValue) => void
  onUpload: Upload
}

const accept = acceptOf('image')
const side = limits.profilePhoto

/** A photo of a person, shown as it will be: looked at before it is sent, and refused when it is too small. */
export function PhotoField({ name, label, person, value, onValueChange, onUpload }: PhotoFieldProps) {
  const { t } = useTranslation(['people', 'files'])
  const { number } = useFormat()
  const announce = useAnnounce()
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const shown = useShownFile()
  const { refusal } = useFileTexts({ accept, maxSize: limits.image })
  const uploads = useUploads({ upload: onUpload, onDone: ({ id }) => onValueChange({ src: shown.address(), id }) })
  const [task] = uploads.tasks
  const { control, error, ids } = useField({ name, label, hint: true, error: refused ?? task?.error })

  const look = async (file: File) => {
    const problem = refusal(file)
    if (problem) return problem
    const size = await pictureSize(file)
    if (!size) return t('form.photo.unreadable', { name: file.name })
    return Math.min(size.width, size.height) < side ? t('form.photo.small', { ...size, side }) : undefined
  }
  const take = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const problem = files.length > 1 ? t('files:onlyOne') : await look(file)
    setRefused(problem)
    if (problem) return announce(problem, { assertive: true })
    uploads.cancelAll()
    shown.put(file)
    uploads.start(file)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take([...(event.target.files ?? [])])
    // The same file can be chosen again after it was mended.
    event.target.value = ''
  }
  const { over, target } = useFileDrop((files) => void take(files), false)
  const busy = task && task.error === undefined
  const percent = busy && number(task.progress, { style: 'percent', maximumFractionDigits: 0 })

  return (
    <div
      role="group"
      aria-labelledby={ids.label}
      className={classes(styles.field, over && styles.over)}
      aria-busy={busy || undefined}
      {...target}
    >
      <Avatar name={person || '?'} src={value.src ?? undefined} size={96} decorative />
      <div className={styles.words}>
        <span id={ids.label} className={styles.label}>
          {label}
        </span>
        <div className={styles.actions}>
          <span className={styles.choose}>
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              className={hidden}
              aria-labelledby={`${ids.control}-choose`}
              accept={accept.join(',')}
              onChange={choose}
            />
            <label id={`${ids.control}-choose`} htmlFor={ids.control} className={buttonClass({ size: 'sm' })}>
              <ButtonFace leading={glyphs.uploadSimple} size="sm">
                {percent
                  ? t('form.photo.uploading', { percent })
                  : t(value.src ? 'form.photo.replace' : 'form.photo.choose')}
              </ButtonFace>
            </label>
          </span>
          {value.src && !busy && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                onValueChange({ src: null, id: null })
                setRefused(undefined)
                input.current?.focus()
              }}
            >
              {t('form.photo.remove')}
            </Button>
          )}
        </div>
        <Below id={ids.below} error={error} hint={t('form.photo.rules', { side })} />
      </div>
    </div>
  )
}

/** Width and height of a picture; null of what the browser cannot read. */
async function pictureSize(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}

/** An address for a file that is not on the server yet; given back when another takes its place. */
function useShownFile() {
  const address = useRef<string>(null)
  const drop = useCallback(() => {
    if (address.current) URL.revokeObjectURL(address.current)
  }, [])
  useEffect(() => drop, [drop])
  return {
    address: () => address.current,
    put: (file: File) => {
      drop()
      address.current = URL.createObjectURL(file)
    },
  }
}
