import { useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { book } from '../Field/Field.css.ts'
import * as styles from './TitleLine.css.ts'

/** Engines without `field-sizing` are given the height that the text takes. */
const fit = (area: HTMLTextAreaElement | null) => {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight}px`
}

/** A line of text for a book's title: it wraps instead of running out of its field, and holds no line breaks. */
export function TitleLine({
  ref,
  type: _type,
  className,
  onChange,
  onKeyDown,
  ...props
}: ComponentPropsWithRef<'input'>) {
  const area = useRef<HTMLTextAreaElement>(null)
  // Forms read and write `value` and `focus`, which a text area has as an input has them.
  const given = ref as unknown as ComponentPropsWithRef<'textarea'>['ref']
  const merged = useMemo(() => mergeRefs(area, given), [given])
  useLayoutEffect(() => fit(area.current))
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event as unknown as KeyboardEvent<HTMLInputElement>)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      {...(props as ComponentPropsWithRef<'textarea'>)}
      ref={merged}
      rows={1}
      className={classes(className, book, styles.wrapped)}
      onKeyDown={pressed}
      onChange={(event) => {
        const { target } = event
        if (/[\r\n]/.test(target.value)) target.value = target.value.replace(/\s*[\r\n]+\s*/g, ' ')
        fit(target)
        onChange?.(event as unknown as Parameters<NonNullable<typeof onChange>>[0])
      }}
    />
  )
}
