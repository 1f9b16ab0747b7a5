import { useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react'
import { classes } from '../../foundations/classes.ts'
import { mergeRefs } from '../../private/merge-refs.ts'
import { book } from '../Field/Field.css.ts'
import * as styles from './TitleLine.css.ts'

/** Sets the height of the field to the height of its text in browsers without `field-sizing`. */
const fitHeight = (area: HTMLTextAreaElement | null) => {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight}px`
}

/** A one-line text field for a book's title. It wraps long text and allows no line breaks. */
export function TitleLine({
  ref,
  type: _type,
  className,
  onChange,
  onKeyDown,
  ...props
}: ComponentPropsWithRef<'input'>) {
  const areaRef = useRef<HTMLTextAreaElement>(null)
  // The cast is safe: forms use only `value` and `focus`, which a textarea has like an input.
  const outerRef = ref as unknown as ComponentPropsWithRef<'textarea'>['ref']
  const mergedRef = useMemo(() => mergeRefs(areaRef, outerRef), [outerRef])
  useLayoutEffect(() => fitHeight(areaRef.current))
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event as unknown as KeyboardEvent<HTMLInputElement>)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      {...(props as ComponentPropsWithRef<'textarea'>)}
      ref={mergedRef}
      rows={1}
      className={classes(className, book, styles.wrappedTitle)}
      onKeyDown={handleKeyDown}
      onChange={(event) => {
        const { target } = event
        if (/[\r\n]/.test(target.value)) target.value = target.value.replace(/\s*[\r\n]+\s*/g, ' ')
        fitHeight(target)
        onChange?.(event as unknown as Parameters<NonNullable<typeof onChange>>[0])
      }}
    />
  )
}
