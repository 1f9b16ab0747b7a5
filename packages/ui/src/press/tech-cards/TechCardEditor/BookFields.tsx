import { bookLanguages, editionTypes, workTypes, type Person, type Author, type AuthorOption } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { MultiCombobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { Cell, ChoiceField } from './fields.tsx'
import type { TechCardValues } from '../tech-card-values.ts'
import * as styles from './TechCardEditor.css.ts'

/* The initial fields of a card, which are also edited later. */

export type SearchAuthors = (query: string, signal: AbortSignal) => Promise<readonly AuthorOption[]>

/** An author. An author without an account has no id, so the name is used instead. */
interface AuthorChoice extends ComboboxOption {
  author: Author
}
const toAuthorChoice = (author: Author): AuthorChoice => ({
  value: author.id === null ? `new:${author.name}` : String(author.id),
  label: author.name,
  ...(author.email && { detail: author.email }),
  author,
})

export function AuthorsField({ searchAuthors }: { searchAuthors: SearchAuthors }) {
  const { t } = useTranslation('tech-cards')
  const { control } = useFormContext<TechCardValues>()
  const searchChoices = async (query: string, signal: AbortSignal): Promise<AuthorChoice[]> =>
    (await searchAuthors(query, signal)).map(({ id, name, organization }) => ({
      ...toAuthorChoice({ id, name, email: '', phone: '' }),
      ...(organization && { detail: organization }),
    }))
  return (
    <Cell width="full">
      <Controller
        control={control}
        name="authors"
        render={({ field: { value, onValueChange, onBlur, name, ref }, fieldState: { error } }) => (
          <MultiCombobox
            {...{ name, ref, onBlur }}
            label={t('field.authors')}
            placeholder={t('form.findAuthor')}
            required
            options={searchChoices}
            value={value.map(toAuthorChoice)}
            onValueChange={(selectedAuthors) => onValueChange(selectedAuthors.map(({ author }) => author))}
            onCreate={(authorName) => toAuthorChoice({ id: null, name: authorName, email: '', phone: '' })}
            error={error?.message}
          />
        )}
      />
    </Cell>
  )
}

export function EditionTypeField() {
  const { t } = useTranslation(['tech-cards', 'print-forms'])
  return (
    <ChoiceField
      name="edition_type"
      label={t('field.edition_type')}
      required
      options={editionTypes.map((value) => ({ value, label: t(`print-forms:editionType.${value}`) }))}
    />
  )
}

export function LanguageField() {
  const { t } = useTranslation(['tech-cards', 'print-forms'])
  return (
    <ChoiceField
      name="language"
      label={t('field.language')}
      required
      options={bookLanguages.map((value) => ({ value, label: t(`print-forms:bookLanguage.${value}`) }))}
    />
  )
}

export type Managers = readonly Pick<Person, 'id' | 'name'>[]

export function ManagerField({ projectManagers }: { projectManagers: Managers }) {
  const { t } = useTranslation('tech-cards')
  return (
    <ChoiceField
      name="project_manager_id"
      label={t('field.project_manager_id')}
      width="lg"
      required
      numeric
      options={projectManagers.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  )
}

export function WorkTypesField() {
  const { t } = useTranslation(['tech-cards', 'domain'])
  const { control } = useFormContext<TechCardValues>()
  const id = useId()
  return (
    <Cell width="full">
      <Controller
        control={control}
        name="work_types"
        render={({ field: { value, onValueChange, onBlur, ref }, fieldState: { error } }) => (
          <fieldset aria-describedby={error ? id : undefined}>
            <legend className={styles.group}>
              {t('field.work_types')}
              <span className={styles.star} aria-hidden>
                {'\u00a0*'}
              </span>
            </legend>
            <div className={styles.works} aria-invalid={Boolean(error)}>
              {workTypes.map((work, index) => (
                <Checkbox
                  key={work}
                  ref={index === 0 ? ref : undefined}
                  onBlur={onBlur}
                  label={t(`domain:workType.${work}`)}
                  checked={value.includes(work)}
                  onCheckedChange={(checked) =>
                    onValueChange(
                      workTypes.filter((workType) => (workType === work ? checked : value.includes(workType))),
                    )
                  }
                />
              ))}
            </div>
            {error && (
              <p className={styles.problem} id={id}>
                {error.message}
              </p>
            )}
          </fieldset>
        )}
      />
    </Cell>
  )
}
