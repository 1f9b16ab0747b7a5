import { getAcceptAttribute, limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FieldGrid } from '../../../patterns/FieldSet/index.ts'
import { Controller } from '../../../patterns/Form/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { emptyAuthor, type ShopValues } from './shop-values.ts'

/** The authors of the book, as the shop presents them. */
export function AuthorFields({ onUpload }: { onUpload: Upload }) {
  const { t } = useTranslation('shop')
  const { control, register, getValues } = useFormContext<ShopValues>()
  // Uses a separate key name, because an author already has an `id`.
  const authors = useFieldArray({ control, name: 'authors', keyName: 'key' })
  const values = useWatch({ control, name: 'authors' })
  return (
    <Repeater
      label={t('section.authors')}
      items={authors.fields}
      itemKey={({ key }) => key}
      itemName={(index) => t('form.author', { number: index + 1 })}
      addLabel={t('form.addAuthor')}
      onAdd={() => authors.append(emptyAuthor, { shouldFocus: false })}
      onRemove={authors.remove}
      onMove={authors.move}
      isFilled={(_item, index) => JSON.stringify(getValues(`authors.${index}`)) !== JSON.stringify(emptyAuthor)}
      max={30}
    >
      {(_item, index) => (
        <FieldGrid>
          <TextField {...register(`authors.${index}.name_ru`)} label={t('field.name_ru')} required maxLength={200} />
          <TextArea
            {...register(`authors.${index}.description`)}
            label={t('field.about')}
            rows={2}
            maxLength={limits.annotationLength}
          />
          <Controller
            control={control}
            name={`authors.${index}.src_avatar`}
            render={({ field }) => (
              <FileUpload
                {...field}
                label={t('field.src_avatar')}
                accept={getAcceptAttribute('image')}
                maxSize={limits.imageBytes}
                onUpload={onUpload}
              />
            )}
          />
          {(values[index]?.id ?? null) !== null && (
            <Checkbox {...register(`authors.${index}.linked`)} label={t('field.linked')} />
          )}
        </FieldGrid>
      )}
    </Repeater>
  )
}
