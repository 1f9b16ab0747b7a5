import { limits, validateProject, type Person } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Stack } from '../../../foundations/layout/index.ts'
import { FieldSet, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Controller, Form, FormFooter, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { emptyProject, toProjectBody, type ProjectFormBody, type ProjectValues } from './project-values.ts'
import { TemplateMenu } from './TemplateMenu.tsx'
import { TaskFields, type TaskFieldsProps } from './TaskFields.tsx'
import * as styles from './ProjectForm.css.ts'

export interface ProjectFormProps extends Pick<TaskFieldsProps, 'searchExecutors'> {
  /** Initial values: `toProjectValues(project)`, a draft, or values from the tech card. @default an empty project */
  defaultValues?: Partial<ProjectValues>
  /** Errors that are shown before anything is submitted. */
  refusal?: FormError | undefined
  /** The people who can manage the project. */
  projectManagers: readonly Pick<Person, 'id' | 'name'>[]
  /** Saves a draft. Called after every change. */
  onDraft?: (values: ProjectValues) => void
  /** Saves the project. If it rejects with a `FormError`, the errors appear on the fields: `deadline`, `tasks.0.hours`. */
  onSubmit: (body: ProjectFormBody, values: ProjectValues) => Promise<void>
  /** Leaves without saving. */
  onCancel: () => void
  /** @default «Сохранить проект» */
  submitLabel?: string
}

const requirementFields = ['editor_requirements', 'templator_requirements', 'designer_requirements'] as const
const linkFields = ['fname_gdisk', 'fname_print', 'fname_signal'] as const

/** The form of a project: dates, manager, budget, works, requirements for each trade, and links to the files. */
export function ProjectForm({
  defaultValues,
  refusal,
  projectManagers,
  searchExecutors,
  onDraft,
  onSubmit,
  onCancel,
  submitLabel,
}: ProjectFormProps) {
  const { t } = useTranslation('projects')
  const today = useToday()
  const form = usePressForm<ProjectValues, 'projects'>({
    values: () => ({ ...emptyProject, ...defaultValues }),
    problems: validateProject,
    namespace: 'projects',
    onSubmit: (values) => onSubmit(toProjectBody(values), values),
    refusal,
    onValuesChange: onDraft,
  })
  const { control, register } = form
  return (
    <Form form={form} label={t('form.label')}>
      <div className={styles.sections}>
        <FieldSet legend={t('section.project')} layout="columns">
          <FieldWide>
            <TextField
              {...register('name')}
              label={t('field.name')}
              required
              bookTitle
              maxLength={limits.bookNameLength * 2}
            />
          </FieldWide>
          <Controller
            control={control}
            name="manager_id"
            render={({ field: { value, onValueChange, ...field } }) => (
              <Select
                {...field}
                label={t('field.manager_id')}
                required
                placeholder={t('form.choose')}
                options={projectManagers.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={value === null ? '' : String(value)}
                onValueChange={(newValue) => onValueChange(newValue ? Number(newValue) : null)}
              />
            )}
          />
          <Controller
            control={control}
            name="budget"
            render={({ field }) => <MoneyField {...field} label={t('field.budget')} />}
          />
          {(['start_date', 'deadline'] as const).map((dayField) => (
            <Controller
              key={dayField}
              control={control}
              name={dayField}
              render={({ field: { value, onValueChange, ...field } }) => (
                <DateField
                  {...field}
                  label={t(`field.${dayField}`)}
                  required
                  value={value ?? ''}
                  onValueChange={(newDate) => onValueChange(newDate || null)}
                />
              )}
            />
          ))}
          <FieldWide>
            <TextArea
              {...register('description')}
              label={t('field.description')}
              rows={3}
              maxLength={limits.noteLength}
            />
          </FieldWide>
          <FieldWide>
            <Checkbox {...register('urgent')} label={t('field.urgent')} />
          </FieldWide>
        </FieldSet>
        <div className={styles.section}>
          <Stack gap={3}>
            <TaskFields searchExecutors={searchExecutors} />
            <TemplateMenu today={today} />
          </Stack>
        </div>
        <div className={styles.section}>
          <FieldSet legend={t('section.requirements')}>
            {requirementFields.map((field) => (
              <TextArea
                key={field}
                {...register(field)}
                label={t(`field.${field}`)}
                rows={3}
                maxLength={limits.noteLength}
              />
            ))}
          </FieldSet>
        </div>
        <div className={styles.section}>
          <FieldSet legend={t('section.links')} hint={t('field.linkHint')}>
            {linkFields.map((field) => (
              <TextField key={field} {...register(field)} label={t(`field.${field}`)} type="url" />
            ))}
          </FieldSet>
        </div>
        <div className={styles.section}>
          <FieldSet legend={t('section.notes')}>
            <TextArea
              {...register('notes')}
              label={t('field.notes')}
              hint={t('field.notesHint')}
              rows={3}
              maxLength={limits.noteLength}
            />
          </FieldSet>
        </div>
      </div>
      <FormFooter state={form.dirty && t('form.unsaved')}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {submitLabel ?? t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
