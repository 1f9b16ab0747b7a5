import { acceptOf, captionLength, captionOf, limits, postLanguages, postLimits, postProblems } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldSet } from '../../../patterns/FieldSet/index.ts'
import { Controller, Form, FormFooter, usePressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import * as styles from '../../shop/SendForm.css.ts'
import { useShownPictures } from '../../shop/useShownPictures.ts'
import { PostPreview, type Drawing } from './PostPreview.tsx'
import { postBodyOf, type PostBody, type PostValues } from './postValues.ts'

export interface PostFormProps {
  defaultValues: PostValues
  /** The book's title. */
  title: string
  /** The picture that was drawn of the book. */
  drawing: Drawing
  /** Draws it once more after it failed. */
  onRedraw: () => void
  /** Why nothing can be sent; the button says it. */
  disabledReason?: string | undefined
  /** Sends a picture. */
  onUpload: Upload
  /** Keeps a draft; called after every change. */
  onDraft?: (values: PostValues) => void
  /** Sends the post. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (body: PostBody, values: PostValues) => Promise<void>
  /** Leaves without sending. */
  onCancel: () => void
  /** Beside the form, above the preview: what was sent before. */
  aside?: ReactNode
}

/** A post about a book: its words in three languages, and how it will look. */
export function PostForm({
  defaultValues,
  title,
  drawing,
  onRedraw,
  disabledReason,
  onUpload,
  onDraft,
  onSubmit,
  onCancel,
  aside,
}: PostFormProps) {
  const { t } = useTranslation('social')
  const shown = useShownPictures(onUpload)
  const form = usePressForm<PostValues, 'social'>({
    values: defaultValues,
    problems: postProblems,
    words: 'social',
    onSubmit: (values) => onSubmit(postBodyOf(values), values),
    onValuesChange: onDraft,
    mode: 'onChange',
  })
  const { control, register } = form
  const values = useWatch({ control }) as PostValues
  const own = shown.srcOf(values.image)
  return (
    <Form form={form} label={t('form.label')}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          <FieldSet
            legend={t('form.texts')}
            hint={`${t('form.textsHint')} ${t('form.length', {
              length: captionLength(captionOf(values)),
              most: postLimits.caption,
            })}`}
          >
            {postLanguages.map((language) => (
              <TextArea
                key={language}
                {...register(`text_${language}`)}
                label={t(`field.text_${language}`)}
                rows={9}
                maxLength={limits.note}
                lang={language === 'kz' ? 'kk' : language}
              />
            ))}
          </FieldSet>
          <div className={styles.section}>
            <FieldSet legend={t('form.picture')}>
              <Controller
                control={control}
                name="image"
                render={({ field }) => (
                  <FileUpload
                    {...field}
                    label={t('field.image')}
                    hint={t('field.imageHint')}
                    accept={acceptOf('image')}
                    maxSize={limits.image}
                    onUpload={shown.upload}
                  />
                )}
              />
            </FieldSet>
          </div>
        </div>
        <div className={styles.aside}>
          {aside}
          <PostPreview texts={values} title={title} drawing={own ? { src: own } : drawing} onRedraw={onRedraw} />
        </div>
      </div>
      <FormFooter state={form.dirty && t('form.unsaved')}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t('form.sending')}
          disabledReason={disabledReason}
        >
          {t('form.send')}
        </Button>
      </FormFooter>
    </Form>
  )
}
