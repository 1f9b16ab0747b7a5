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

/** What the form of a section is given. */
export interface SettingFormProps<Values> {
  /** What is set, or a draft. */
  defaultValues: Values
  /** What is said before anything is sent. */
  refusal?: FormError | undefined
  /** Keeps a draft; called after every change. */
  onDraft?: ((values: Values) => void) | undefined
  /** Saves them. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (values: Values) => Promise<void>
  /** Begins anew from what is set. */
  onCancel: () => void
}

interface FrameProps<Values extends FieldValues> {
  section: FormSection
  form: PressForm<Values>
  onCancel: () => void
  children: ReactNode
}

/**
 * The form of a section of the settings. In the layout its buttons are there once something is changed: in the header of the page, on a
 * phone at the form's end. By itself it keeps them.
 */
export function SettingForm<Values extends FieldValues>({ section, form, onCancel, children }: FrameProps<Values>) {
  const { t } = useTranslation('settings')
  const own = useId()
  // A step of the setup sends the form by its own button.
  const id = useFormPlace() ?? own
  const places = useSettingsPlaces()
  const phone = useMedia('belowTablet')
  const changes = useUnsavedCount()
  const changed = form.dirty || form.busy || changes > 0
  // The browser's own dialog would save the page.
  useShortcut('mod+s', () => changed && (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit())
  const buttons = (changed || !places) && (
    <Buttons onGone={places?.onGone}>
      <Button variant={places && !phone ? 'quiet' : 'secondary'} onClick={onCancel}>
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
        {changes > 0 ? t('form.saveCount', { count: changes }) : t('form.save')}
      </Button>
    </Buttons>
  )
  return (
    <Form form={form} id={id} label={t('form.label', { section: t(`section.${section}`) })}>
      <div className={styles.fields}>{children}</div>
      {places && !phone
        ? places.actions && createPortal(buttons, places.actions)
        : buttons && <FormFooter state={changes === 0 && t('form.unsaved')}>{buttons}</FormFooter>}
    </Form>
  )
}

/** They go as soon as nothing is changed; a focus on them is not lost. */
function Buttons({ onGone, children }: { onGone: (() => void) | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const gone = useEffectEvent(() => onGone?.())
  useLayoutEffect(() => {
    const buttons = element.current
    return () => {
      if (buttons?.contains(document.activeElement)) gone()
    }
  }, [])
  return (
    <div ref={element} className={styles.buttons}>
      {children}
    </div>
  )
}
