import { getAcceptAttribute, limits, productPrices, slugify } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, usePressForm } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { FileUpload } from '../../../primitives/FileUpload/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { InputGroup } from '../../../primitives/InputGroup/index.ts'
import { IsbnField } from '../../../primitives/IsbnField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { SendForm, SendSection, type SendFormProps } from '../../shared/SendForm.tsx'
import { useLocalPreviews } from '../../shared/useLocalPreviews.ts'
import { AuthorFields } from './AuthorFields.tsx'
import { ShopPreview } from './ShopPreview.tsx'
import { toShopBody, findShopProblems, type ShopBody, type ShopValues } from './shop-values.ts'

export interface ShopFormProps extends SendFormProps<ShopValues, ShopBody> {
  /** Initial values: `toShopValues(product)`, or a draft. */
  defaultValues: ShopValues
  /** The id of the tech card. */
  number: number
  /** The shop's host. Null if no shop is connected; sending is then disabled. */
  shop: string | null
}

const pictureFields = ['src_cover', 'src_fpage', 'image'] as const

/** A form for the data of a book in the shop, next to a preview of the book's page. */
export function ShopForm({
  defaultValues,
  number,
  shop,
  onUpload,
  onDraft,
  onSubmit,
  ...sendFormProps
}: ShopFormProps) {
  const { t } = useTranslation('shop')
  const previews = useLocalPreviews(onUpload)
  const form = usePressForm<ShopValues, 'shop'>({
    values: defaultValues,
    problems: findShopProblems,
    namespace: 'shop',
    onSubmit: (values) => onSubmit(toShopBody(values), values),
    onValuesChange: onDraft,
  })
  const { control, register, getValues, setValue } = form
  const values = useWatch({ control }) as ShopValues
  /** The slug that was last generated from the title. While the field contains this slug, it changes with the title. */
  const [generatedSlug, setGeneratedSlug] = useState(() => slugify(defaultValues.name))
  const generateSlug = (name: string) => {
    const slug = slugify(name)
    setGeneratedSlug(slug)
    setValue('slug', slug, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <SendForm
      form={form}
      namespace="shop"
      preview={<ShopPreview values={values} number={number} shop={shop} srcOf={previews.srcOf} />}
      {...sendFormProps}
    >
      <FieldSet legend={t('section.book')} layout="columns">
        <FieldWide>
          <TextField
            {...register('name', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                const slug = getValues('slug')
                if (slug === '' || slug === generatedSlug) generateSlug(target.value)
              },
            })}
            label={t('field.name')}
            required
            bookTitle
            maxLength={limits.bookNameLength * 2}
          />
        </FieldWide>
        <FieldWide>
          <InputGroup
            {...register('slug')}
            label={t('field.slug')}
            hint={t('field.slugHint')}
            required
            leading={shop ? `${shop}/…/` : '…/'}
            action={
              <IconButton
                glyph={glyphs.arrowClockwise}
                size="sm"
                label={t('form.again')}
                onClick={() => generateSlug(getValues('name'))}
              />
            }
          />
        </FieldWide>
        <Controller
          control={control}
          name="isbn"
          render={({ field }) => <IsbnField {...field} label={t('field.isbn')} />}
        />
        <Controller
          control={control}
          name="publish_date"
          render={({ field: { value, onValueChange, ...field } }) => (
            <DateField
              {...field}
              label={t('field.publish_date')}
              required
              value={value ?? ''}
              onValueChange={(nextText) => onValueChange(nextText || null)}
            />
          )}
        />
      </FieldSet>
      <SendSection>
        <FieldSet legend={t('section.prices')} hint={t('pricesHint')} layout="columns">
          {productPrices.map((price) => (
            <Controller
              key={price}
              control={control}
              name={price}
              render={({ field }) => <MoneyField {...field} label={t(`field.${price}`)} />}
            />
          ))}
        </FieldSet>
      </SendSection>
      <SendSection>
        <FieldSet legend={t('section.showing')} layout="columns">
          {(['category_id', 'organization_id'] as const).map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <NumberField {...field} label={t(`field.${name}`)} hint={t(`field.${name}Hint`)} required min={1} />
              )}
            />
          ))}
          <Checkbox {...register('bestseller')} label={t('field.bestseller')} />
          <Checkbox {...register('featured')} label={t('field.featured')} />
        </FieldSet>
      </SendSection>
      <SendSection>
        <FieldSet legend={t('section.texts')}>
          <TextArea
            {...register('description')}
            label={t('field.description')}
            required
            rows={5}
            maxLength={limits.annotationLength}
          />
          <TextArea
            {...register('content')}
            label={t('field.content')}
            hint={t('field.contentHint')}
            rows={5}
            maxLength={4 * limits.annotationLength}
          />
        </FieldSet>
      </SendSection>
      <SendSection>
        <FieldSet legend={t('section.pictures')}>
          {pictureFields.map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <FileUpload
                  {...field}
                  label={t(`field.${name}`)}
                  {...(name !== 'image' && { hint: t(`field.${name}Hint`) })}
                  accept={getAcceptAttribute('image')}
                  maxSize={limits.imageBytes}
                  onUpload={previews.upload}
                />
              )}
            />
          ))}
        </FieldSet>
      </SendSection>
      <SendSection>
        <AuthorFields onUpload={previews.upload} />
      </SendSection>
    </SendForm>
  )
}
