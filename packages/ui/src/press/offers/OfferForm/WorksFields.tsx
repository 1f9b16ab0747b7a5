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
export function WorksFields({ index, add }: { index: number; add: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation(['offers', 'domain'])
  const { control, formState, getValues, register, setValue, setFocus, clearErrors, trigger } =
    useFormContext<OfferValues>()
  const path = `items.${index}.work_types` as const
  const count = useWatch({ control, name: path }).length
  const names = useId()

  const change = (works: WorkValues[]) => {
    setValue(path, works, { shouldDirty: true })
    clearErrors(path)
    if (formState.isSubmitted) void trigger(path)
  }
  const insert = () => {
    change([...getValues(path), emptyWork])
    requestAnimationFrame(() => setFocus(`${path}.${count}.name`))
  }
  const remove = (at: number) => {
    change(getValues(path).toSpliced(at, 1))
    add.current?.focus()
  }
  return (
    <div className={styles.works}>
      {Array.from({ length: count }, (_work, at) => (
        <fieldset key={at} className={styles.work} aria-label={t('form.works.work', { number: at + 1 })}>
          <div className={styles.workName}>
            <TextField
              {...register(`${path}.${at}.name`)}
              label={t('form.works.name')}
              required
              list={names}
              autoComplete="off"
            />
          </div>
          <CountField name={`${path}.${at}.unit_count`} label={t('form.works.unit_count')} digits={2} required />
          <span className={styles.workUnit}>
            <UnitField
              name={`${path}.${at}.unit`}
              label={t('form.works.unit')}
              options={workUnits.map((value) => ({ value, label: t(`form.works.units.${value}`) }))}
            />
          </span>
          <span className={styles.workPrice}>
            <PriceField name={`${path}.${at}.unit_price`} label={t('form.works.unit_price')} required />
          </span>
          <span className={styles.workRemove}>
            <IconButton
              glyph={glyphs.x}
              size="sm"
              label={t('form.works.remove', { number: at + 1 })}
              onClick={() => remove(at)}
            />
          </span>
        </fieldset>
      ))}
      <datalist id={names}>
        {workTypes.map((name) => (
          <option key={name} value={t(`domain:workType.${name}`)} />
        ))}
      </datalist>
      <Button ref={add} variant="quiet" size="sm" leading={glyphs.plus} onClick={insert}>
        {t('form.works.add')}
      </Button>
    </div>
  )
}
