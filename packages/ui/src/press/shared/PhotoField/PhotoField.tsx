import { getAcceptAttribute, limits } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Panel } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { visuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { classes } from '../../../foundations/classes.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Avatar } from '../../../primitives/Avatar/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { getButtonClass, ButtonFace } from '../../../primitives/Button/ButtonFace.tsx'
import { FieldMessage, useField } from '../../../primitives/Field/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { useFileDrop } from '../../../primitives/FileUpload/useFileDrop.ts'
import { useFileTexts } from '../../../primitives/FileUpload/useFileTexts.ts'
import { useUploads } from '../../../primitives/FileUpload/useUploads.ts'
import { PhotoCrop } from './PhotoCrop.tsx'
import * as styles from './PhotoField.css.ts'

/** A photo in the form: its preview, its id once uploaded, and whether another photo is being cropped or uploaded. */
export interface PhotoValue {
  src: string | null
  id: number | null
  unfinished: boolean
}

interface PhotoFieldProps {
  /** Name of the form field. */
  name: string
  label: string
  /** Name of the person. The initials are shown if there is no photo. */
  person: string
  value: PhotoValue
  onValueChange: (value: PhotoValue) => void
  onUpload: Upload
}

const accept = getAcceptAttribute('image')
const minSidePx = limits.profilePhotoMinPx

interface PickedFile {
  picture: ImageBitmap
  name: string
}

/** A field for a person's photo. It crops the photo, shows the result before the upload, and refuses small photos. */
export function PhotoField({ name, label, person, value, onValueChange, onUpload }: PhotoFieldProps) {
  const { t } = useTranslation(['profile', 'files'])
  const { number } = useFormat()
  const announce = useAnnounce()
  const [refusalMessage, setRefusalMessage] = useState<string>()
  const [pickedFile, setPickedFile] = useState<PickedFile>()
  // The chosen file is ignored after a reset of the form.
  const activeFile = value.unfinished ? pickedFile : undefined
  const inputRef = useRef<HTMLInputElement>(null)
  const filePreview = useFilePreview()
  const { refusal } = useFileTexts({ accept, maxSize: limits.imageBytes })
  const uploads = useUploads({
    upload: onUpload,
    onDone: ({ id }) => {
      onValueChange({ src: filePreview.getUrl(), id, unfinished: false })
    },
  })
  const [task] = uploads.tasks
  const isUploading = task !== undefined && task.error === undefined
  const { control, error, ids } = useField({ name, label, hint: true, error: refusalMessage ?? task?.error })

  const readPhoto = async (file: File): Promise<PickedFile | string> => {
    const problem = refusal(file)
    if (problem) return problem
    const bitmap = await createImageBitmap(file).catch(() => null)
    if (!bitmap) return t('form.photo.unreadable', { name: file.name })
    const { width, height } = bitmap
    if (Math.min(width, height) < minSidePx) return t('form.photo.small', { width, height, side: minSidePx })
    return { picture: bitmap, name: file.name }
  }
  const pickFile = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    const result = files.length > 1 ? t('files:onlyOne') : await readPhoto(file)
    uploads.cancelAll()
    setRefusalMessage(typeof result === 'string' ? result : undefined)
    if (typeof result === 'string') return announce(result, { assertive: true })
    setPickedFile(result)
    onValueChange({ ...value, unfinished: true })
  }
  const handleFileChange = (event: ChangeEvent<HTMLInputElement>) => {
    void pickFile([...(event.target.files ?? [])])
    // Resets the input, so that the same file can be chosen again after it was corrected.
    event.target.value = ''
  }
  const { isOver, target } = useFileDrop((files) => void pickFile(files), false)

  return (
    <Panel
      title={label}
      actions={
        <Text variant="small" tone="muted">
          {activeFile
            ? t('form.photo.picked', {
                name: activeFile.name,
                width: number(activeFile.picture.width),
                height: number(activeFile.picture.height),
                side: minSidePx,
              })
            : t('form.photo.needed', { side: minSidePx })}
        </Text>
      }
    >
      <div
        role="group"
        aria-labelledby={ids.label}
        className={classes(styles.field, isOver && styles.over)}
        aria-busy={isUploading || undefined}
        {...target}
      >
        <span id={ids.label} className={visuallyHidden}>
          {label}
        </span>
        {activeFile ? (
          <PhotoCrop
            key={activeFile.name}
            {...activeFile}
            busy={isUploading}
            onDone={(file) => {
              filePreview.put(file)
              uploads.start(file)
            }}
            onCancel={() => {
              uploads.cancelAll()
              onValueChange({ ...value, unfinished: false })
            }}
          />
        ) : (
          <Avatar name={person || '?'} src={value.src ?? undefined} size={96} decorative />
        )}
        <div className={styles.words}>
          <div className={styles.actions}>
            <span className={styles.choose}>
              <input
                {...control}
                ref={inputRef}
                type="file"
                name={name}
                className={visuallyHidden}
                aria-labelledby={`${ids.control}-choose`}
                accept={accept.join(',')}
                onChange={handleFileChange}
              />
              <label id={`${ids.control}-choose`} htmlFor={ids.control} className={getButtonClass({ size: 'sm' })}>
                <ButtonFace leading={glyphs.uploadSimple} size="sm">
                  {t(activeFile || value.src ? 'form.photo.replace' : 'form.photo.choose')}
                </ButtonFace>
              </label>
            </span>
            {value.src && !activeFile && (
              <Button
                variant="quiet"
                size="sm"
                leading={glyphs.trash}
                onClick={() => {
                  onValueChange({ src: null, id: null, unfinished: false })
                  setRefusalMessage(undefined)
                  inputRef.current?.focus()
                }}
              >
                {t('form.photo.remove')}
              </Button>
            )}
          </div>
          <FieldMessage id={ids.below} error={error} hint={t('form.photo.rules')} />
        </div>
      </div>
    </Panel>
  )
}

/**
 * Returns a function that creates an object URL for a file that is not on the server yet. The next file revokes the previous URL.
 */
function useFilePreview() {
  const urlRef = useRef<string>(null)
  useEffect(
    () => () => {
      if (urlRef.current) URL.revokeObjectURL(urlRef.current)
    },
    [],
  )
  return {
    getUrl: () => urlRef.current,
    put: (file: File) => {
      if (urlRef.current) URL.revokeObjectURL(urlRef.current)
      urlRef.current = URL.createObjectURL(file)
    },
  }
}
