import type { FormSection } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useLayoutEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { useMedia } from '../../../foundations/useMedia/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Form, FormFooter, type FormError, type PressForm } from '../../../patterns/Form/index.ts'
import { useFormPlace } from '../../../patterns/Form/FormPlace.tsx'
import { Button } from '../../../primitives/Button/index.ts'
import { useSettingsPlaces, useUnsavedCount } from '../UnsavedSettings/slot.ts'
import * as styles from './VatForm.css.ts'

/** The props shared by the forms of all sections. */
export interface SettingFormProps<Values> {
  /** The saved values, or a draft. */
  defaultValues: Values
  /** An error that is shown before the form is submitted. */
  refusal?: FormError | undefined
  /** Saves a draft; called after every change. */
  onDraft?: ((values: Values) => void) | undefined
  /** Saves the values. A rejection with a `FormError` is shown on its fields. */
  onSubmit: (values: Values) => Promise<void>
  /** Resets the form to the saved values. */
  onCancel: () => void
}

interface FrameProps<Values extends FieldValues> {
  section: FormSection
  form: PressForm<Values>
  onCancel: () => void
  children: ReactNode
}

/**
 * The form of a settings section. Inside the layout its buttons appear only while there are changes. They are in the page header,
 * or at the end of the form on a phone. Outside the layout the buttons are always in the form.
 */
export function SettingForm<Values extends FieldValues>({ section, form, onCancel, children }: FrameProps<Values>) {
  const { t } = useTranslation('settings')
  const ownId = useId()
  // In the setup, the form gets the id of its step, because the step's own button submits the form.
  const id = useFormPlace() ?? ownId
  const settingsSlots = useSettingsPlaces()
  const isPhone = useMedia('belowTablet')
  const changeCount = useUnsavedCount()
  const hasChanges = form.dirty || form.busy || changeCount > 0
  // Prevents the browser's own dialog, which would save the page.
  useShortcut('mod+s', () => hasChanges && (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit())
  const buttons = (hasChanges || !settingsSlots) && (
    <FormButtons onButtonsRemoved={settingsSlots?.onButtonsRemoved}>
      <Button variant={settingsSlots && !isPhone ? 'quiet' : 'secondary'} onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <Button
        type="submit"
        form={id}
        variant="primary"
        busy={form.busy}
        busyLabel={t('form.saving')}
        aria-keyshortcuts="Control+S"
      >
        {changeCount > 0 ? t('form.saveCount', { count: changeCount }) : t('form.save')}
      </Button>
    </FormButtons>
  )
  return (
    <Form form={form} id={id} label={t('form.label', { section: t(`section.${section}`) })}>
      <div className={styles.fields}>{children}</div>
      {settingsSlots && !isPhone
        ? settingsSlots.actions && createPortal(buttons, settingsSlots.actions)
        : buttons && <FormFooter state={changeCount === 0 && t('form.unsaved')}>{buttons}</FormFooter>}
    </Form>
  )
}

/** The form's buttons, which disappear as soon as nothing is changed. `onButtonsRemoved` is called if one of them had the focus. */
function FormButtons({
  onButtonsRemoved,
  children,
}: {
  onButtonsRemoved: (() => void) | undefined
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  const notifyButtonsRemoved = useEffectEvent(() => onButtonsRemoved?.())
  useLayoutEffect(() => {
    const buttons = element.current
    return () => {
      if (buttons?.contains(document.activeElement)) notifyButtonsRemoved()
    }
  }, [])
  return (
    <div ref={element} className={styles.buttons}>
      {children}
    </div>
  )
}
