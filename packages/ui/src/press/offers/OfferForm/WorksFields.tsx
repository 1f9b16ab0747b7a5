import { workTypes, workUnits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, type RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { IconButton } from '../../../primitives/IconButton/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { CountField, PriceField, UnitField } from './fields.tsx'
import { emptyWork, type OfferValues, type WorkValues } from './offer-values.ts'
import * as styles from './OfferForm.css.ts'

/** The works that are charged in addition to the copies of a book. Each work has a number of units and a unit price. */
export function WorksFields({
  index,
  addButtonRef,
}: {
  index: number
  addButtonRef: RefObject<HTMLButtonElement | null>
}) {
  const { t } = useTranslation(['offers', 'domain'])
  const { control, formState, getValues, register, setValue, setFocus, clearErrors, trigger } =
    useFormContext<OfferValues>()
  const path = `items.${index}.work_types` as const
  const count = useWatch({ control, name: path }).length
  const namesId = useId()

  const updateWorks = (works: WorkValues[]) => {
    setValue(path, works, { shouldDirty: true })
    clearErrors(path)
    if (formState.isSubmitted) void trigger(path)
  }
  const addWork = () => {
    updateWorks([...getValues(path), emptyWork])
    requestAnimationFrame(() => setFocus(`${path}.${count}.name`))
  }
  const removeWork = (workIndex: number) => {
    updateWorks(getValues(path).toSpliced(workIndex, 1))
    addButtonRef.current?.focus()
  }
  return (
    <div className={styles.works}>
      {Array.from({ length: count }, (_work, workIndex) => (
        <fieldset key={workIndex} className={styles.work} aria-label={t('form.works.work', { number: workIndex + 1 })}>
          <div className={styles.workName}>
            <TextField
              {...register(`${path}.${workIndex}.name`)}
              label={t('form.works.name')}
              required
              list={namesId}
              autoComplete="off"
            />
          </div>
          <CountField name={`${path}.${workIndex}.unit_count`} label={t('form.works.unit_count')} digits={2} required />
          <span className={styles.workUnit}>
            <UnitField
              name={`${path}.${workIndex}.unit`}
              label={t('form.works.unit')}
              options={workUnits.map((value) => ({ value, label: t(`form.works.units.${value}`) }))}
            />
          </span>
          <span className={styles.workPrice}>
            <PriceField name={`${path}.${workIndex}.unit_price`} label={t('form.works.unit_price')} required />
          </span>
          <span className={styles.workRemove}>
            <IconButton
              glyph={glyphs.x}
              size="sm"
              label={t('form.works.remove', { number: workIndex + 1 })}
              onClick={() => removeWork(workIndex)}
            />
          </span>
        </fieldset>
      ))}
      <datalist id={namesId}>
        {workTypes.map((name) => (
          <option key={name} value={t(`domain:workType.${name}`)} />
        ))}
      </datalist>
      <Button ref={addButtonRef} variant="quiet" size="sm" leading={glyphs.plus} onClick={addWork}>
        {t('form.works.add')}
      </Button>
    </div>
  )
}
