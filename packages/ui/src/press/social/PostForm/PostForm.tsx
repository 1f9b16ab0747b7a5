import {
  getAcceptAttribute,
  countCharacters,
  buildCaption,
  limits,
  postLanguages,
  postLimits,
  validatePost,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useWatch } from 'react-hook-form'
import { FieldSet } from '../../../patterns/FieldSet/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { FileUpload } from '../../../primitives/FileUpload/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { SendForm, SendSection, type SendFormProps } from '../../shared/SendForm.tsx'
import { useLocalPreviews } from '../../shared/useLocalPreviews.ts'
import { PostPreview, type PostPicture } from './PostPreview.tsx'
import { toPostBody, type PostBody, type PostValues } from './post-values.ts'

export interface PostFormProps extends SendFormProps<PostValues, PostBody> {
  defaultValues: PostValues
  /** The book's title. */
  title: string
  /** The generated picture of the book. */
  picture: PostPicture
  /** Generates the picture again after a failure. */
  onRedraw: () => void
}

/** A form for a post about a book: its text in three languages, and a preview. */
export function PostForm({
  defaultValues,
  title,
  picture,
  onRedraw,
  onUpload,
  onDraft,
  onSubmit,
  ...sendFormProps
}: PostFormProps) {
  const { t } = useTranslation('social')
  const previews = useLocalPreviews(onUpload)
  const form = usePressForm<PostValues, 'social'>({
    values: defaultValues,
    problems: validatePost,
    namespace: 'social',
    onSubmit: (values) => onSubmit(toPostBody(values), values),
    onValuesChange: onDraft,
    mode: 'onChange',
  })
  const { control, register } = form
  const values = useWatch({ control }) as PostValues
  const imageUrl = previews.srcOf(values.image)
  return (
    <SendForm
      form={form}
      namespace="social"
      preview={
        <PostPreview
          texts={values}
          title={title}
          picture={imageUrl ? { src: imageUrl } : picture}
          onRedraw={onRedraw}
        />
      }
      {...sendFormProps}
    >
      <FieldSet
        legend={t('form.texts')}
        hint={`${t('form.textsHint')} ${t('form.length', {
          length: countCharacters(buildCaption(values)),
          most: postLimits.caption,
        })}`}
      >
        {postLanguages.map((language) => (
          <TextArea
            key={language}
            {...register(`text_${language}`)}
            label={t(`field.text_${language}`)}
            rows={9}
            maxLength={limits.noteLength}
            lang={language === 'kz' ? 'kk' : language}
          />
        ))}
      </FieldSet>
      <SendSection>
        <FieldSet legend={t('form.picture')}>
          <Controller
            control={control}
            name="image"
            render={({ field }) => (
              <FileUpload
                {...field}
                label={t('field.image')}
                hint={t('field.imageHint')}
                accept={getAcceptAttribute('image')}
                maxSize={limits.imageBytes}
                onUpload={previews.upload}
              />
            )}
          />
        </FieldSet>
      </SendSection>
    </SendForm>
  )
}
