import { workTypes } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { Checkbox } from '../../../primitives/Checkbox/index.ts'
import { DistributionBar } from '../TechCardPassport/index.ts'
import type { Person } from '../../people/wire.ts'
import { ChoiceField, CountField, DayField, WordsField } from './fields.tsx'
import { CardPart } from './CardPart.tsx'
import type { TechCardValues } from './techCardValues.ts'
import * as styles from './TechCardForm.css.ts'

const bodies = ['department_protocol', 'methodological_council_protocol', 'scientific_council_protocol'] as const

/** Section two: who agreed, by which minutes. */
export function ApprovalsSection() {
  const { t } = useTranslation('tech-cards')
  return (
    <CardPart section="approvals">
      {bodies.flatMap((body) => [
        <WordsField
          key={`${body}.number`}
          name={`${body}.number`}
          label={t('field.protocolNumber', { body: t(`field.${body}`) })}
        />,
        <DayField
          key={`${body}.date`}
          name={`${body}.date`}
          label={t('field.protocolDate', { body: t(`field.${body}`) })}
        />,
      ])}
    </CardPart>
  )
}

/** Section four: who gets how much of the run, and how much is left. */
export function DistributionSection({ values }: { values: TechCardValues }) {
  const { t } = useTranslation('tech-cards')
  const { quantity, circulation_author, circulation_library, circulation_university } = values
  const given = (circulation_author ?? 0) + (circulation_library ?? 0) + (circulation_university ?? 0)
  const left = (quantity ?? 0) - given
  return (
    <CardPart section="distribution">
      <div className={styles.wide}>
        <DistributionBar card={values} />
        <p className={styles.remaining}>
          {quantity === null
            ? t('hint.setQuantity')
            : left > 0
              ? t('hint.remaining', { count: left })
              : left === 0 && t('hint.allGiven')}
        </p>
      </div>
      <CountField name="circulation_author" label={t('field.circulation_author')} />
      <CountField name="circulation_library" label={t('field.circulation_library')} />
      <CountField name="circulation_university" label={t('field.circulation_university')} />
    </CardPart>
  )
}

/** Section five: days, the manager and the works. */
export function DatesSection({ projectManagers }: { projectManagers: readonly Pick<Person, 'id' | 'name'>[] }) {
  const { t } = useTranslation('tech-cards')
  return (
    <CardPart section="dates">
      <DayField name="created_date" label={t('field.created_date')} required />
      <DayField name="appointment_date" label={t('field.appointment_date')} required />
      <ChoiceField
        name="project_manager_id"
        label={t('field.project_manager_id')}
        required
        numeric
        options={projectManagers.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DayField name="due" label={t('field.due')} />
      <div className={styles.wide}>
        <WorkTypes />
      </div>
    </CardPart>
  )
}

function WorkTypes() {
  const { t } = useTranslation(['tech-cards', 'domain'])
  const { control } = useFormContext<TechCardValues>()
  const id = useId()
  return (
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
                  onValueChange(workTypes.filter((one) => (one === work ? checked : value.includes(one))))
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
  )
}

/** Section six: where the files lie. */
export function LinksSection() {
  const { t } = useTranslation('tech-cards')
  return (
    <CardPart section="links">
      <div className={styles.wide}>
        <WordsField name="fname_gdisk" label={t('field.fname_gdisk')} hint={t('hint.link')} />
      </div>
      <WordsField name="fname_print" label={t('field.fname_print')} />
      <WordsField name="fname_signal" label={t('field.fname_signal')} />
    </CardPart>
  )
}

/** Section seven: where the books go. */
export function DeliverySection() {
  const { t } = useTranslation('tech-cards')
  return (
    <CardPart section="delivery">
      <WordsField name="delivery_address" label={t('field.delivery_address')} />
      <WordsField name="from_address" label={t('field.from_address')} />
      <WordsField name="delivery_payment" label={t('field.delivery_payment')} />
    </CardPart>
  )
}
