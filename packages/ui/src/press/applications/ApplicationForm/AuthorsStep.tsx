import type { AuthorOption } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { MultiCombobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import * as part from '../part.css.ts'
import type { ApplicationValues } from './application-values.ts'
import * as styles from './ApplicationForm.css.ts'

interface AuthorsStepProps {
  searchAuthors: (query: string, signal: AbortSignal) => Promise<readonly AuthorOption[]>
}

const toOption = ({ id, name, organization }: AuthorOption): ComboboxOption => ({
  value: String(id),
  label: name,
  ...(organization && { detail: organization }),
})
const toAuthor = ({ value, label, detail }: ComboboxOption): AuthorOption => ({
  id: Number(value),
  name: label,
  organization: detail ?? null,
})

/** Step two. Authors with an account are searched; all other authors are entered by hand. */
export function AuthorsStep({ searchAuthors }: AuthorsStepProps) {
  const { t } = useTranslation('applications')
  const { control, register, setValue, clearErrors, setFocus } = useFormContext<ApplicationValues>()
  const authors = useWatch({ control, name: 'authors' })
  // Does not use useFieldArray, which would report a new author's empty fields as errors before anyone has touched them.
  const setAuthors = (next: ApplicationValues['authors']) => setValue('authors', next, { shouldDirty: true })
  const addAuthor = () => {
    setAuthors([...authors, { name: '', email: '', phone: '' }])
    // The new fields are rendered only after this click has been handled.
    requestAnimationFrame(() => setFocus(`authors.${authors.length}.name`))
  }
  const removeAuthor = (index: number) => {
    setAuthors(authors.filter((_author, authorIndex) => authorIndex !== index))
    clearErrors('authors')
  }
  return (
    <>
      <Controller
        control={control}
        name="exist_authors"
        render={({ field: { value, onValueChange, onBlur, name, ref } }) => (
          <MultiCombobox
            {...{ name, ref, onBlur }}
            label={t('form.authors.existing')}
            placeholder={t('form.authors.search')}
            options={async (query, signal) => (await searchAuthors(query, signal)).map(toOption)}
            value={value.map(toOption)}
            onValueChange={(options) => onValueChange(options.map(toAuthor))}
          />
        )}
      />
      {authors.map((_author, index) => (
        // The index is part of each field's name: values move between indexes, but the fields stay.
        <fieldset
          key={index}
          className={classes(part.part, styles.author)}
          aria-label={t('form.authors.person', { number: index + 1 })}
        >
          <div className={part.partHead}>
            {t('form.authors.person', { number: index + 1 })}
            <IconButton
              glyph={glyphs.x}
              size="sm"
              label={t('form.authors.remove')}
              onClick={() => removeAuthor(index)}
            />
          </div>
          <div className={part.wide}>
            <TextField
              {...register(`authors.${index}.name`)}
              label={t('form.authors.name')}
              autoComplete="off"
              required
            />
          </div>
          <TextField
            {...register(`authors.${index}.email`)}
            type="email"
            label={t('form.authors.email')}
            autoComplete="off"
            required
          />
          <TextField
            {...register(`authors.${index}.phone`)}
            type="tel"
            label={t('form.authors.phone')}
            autoComplete="off"
            optional
          />
        </fieldset>
      ))}
      <div>
        <Button size="sm" leading={glyphs.plus} onClick={addAuthor}>
          {t('form.authors.add')}
        </Button>
      </div>
    </>
  )
}
