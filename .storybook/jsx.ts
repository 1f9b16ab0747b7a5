import { isValidElement, type ReactElement, type ReactNode } from 'react'

export interface JsxContext {
  /** Returns the component's name in code; undefined for a component that is not exported by the package. */
  nameOf: (type: unknown) => string | undefined
  /** Returns the elements that an element has rendered. */
  getRenderedElements: (element: ReactElement) => readonly ReactElement[]
  /** Returns the code of a value that has its own name, such as a glyph. */
  codeOf: (value: object) => string | undefined
}
type Props = Readonly<Record<string, unknown>>

/** The maximum length of a line, and the maximum number of lines of a value. A longer value is replaced with its name. */
const maxLineLength = 84
const maxValueLines = 16

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)
const quoteText = (text: string) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`

/**
 * Returns the name of a callback in the code. `onValueChange` becomes `setValue`; every other callback keeps the name of its prop.
 */
const getHandlerName = (prop: string) => prop.replace(/^on([A-Z]\w*)Change$/, 'set$1')

function formatList(parts: readonly string[], [open, close]: readonly [string, string], name: string): string {
  const gap = open === '{' && parts.length > 0 ? ' ' : ''
  const oneLine = `${open}${gap}${parts.join(', ')}${gap}${close}`
  if (oneLine.length <= 60 && !oneLine.includes('\n')) return oneLine
  const multiLine = `${open}\n${parts.map((part) => `${indent(part)},`).join('\n')}\n${close}`
  return multiLine.split('\n').length > maxValueLines ? name : multiLine
}

/** Returns the code of a value. A short value is a literal; for any other value it is a name that fits its prop. */
function formatValue(value: unknown, name: string, context: JsxContext): string {
  if (typeof value === 'string') return quoteText(value)
  if (typeof value === 'function') return getHandlerName(name)
  if (typeof value !== 'object' || value === null) return String(value)
  if (isValidElement(value)) return getJsx(value, context)
  if (value instanceof Date) return `new Date(${quoteText(value.toISOString())})`
  if (value instanceof Set) return `new Set(${formatValue([...value], name, context)})`
  if (Array.isArray(value)) {
    const parts = value.map((one: unknown) => formatValue(one, name, context))
    return parts.includes(name) ? name : formatList(parts, ['[', ']'], name)
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return name
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => {
      const code = formatValue(one, key, context)
      return code === key ? key : `${isName(key) ? key : quoteText(key)}: ${code}`
    })
  return context.codeOf(value) ?? formatList(parts, ['{', '}'], name)
}

function formatProp(name: string, value: unknown, context: JsxContext): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["\n{]/.test(value)) return `${name}="${value}"`
  return `${name}={${formatValue(value, name, context)}}`
}

function formatChildren(children: ReactNode, context: JsxContext): string[] {
  if (children === null || children === undefined || typeof children === 'boolean') return []
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => formatChildren(child, context))
  if (isValidElement(children)) return [getJsx(children, context)]
  if (typeof children === 'function') return ['{children}']
  const text = String(children as string | number)
  return [/[{}<>]/.test(text) ? `{${quoteText(text)}}` : text]
}

/**
 * Shortens the props that connect a field to a form library: handlers from `register`, or the value from a `Controller`. Returns
 * the spread and the names of the props that the spread replaces.
 */
function shortenFormProps(props: Props): { spread?: string; replacedProps: readonly string[] } {
  const { name, onBlur } = props
  if (typeof name !== 'string' || typeof onBlur !== 'function') return { replacedProps: [] }
  if (typeof props['onChange'] === 'function')
    return { spread: `{...form.register(${quoteText(name)})}`, replacedProps: ['name', 'onChange', 'onBlur'] }
  return { spread: '{...field}', replacedProps: ['name', 'value', 'onValueChange', 'onBlur', 'disabled'] }
}

/** Returns the code of the `render` prop of a `Controller`; undefined for every other element. */
function formatRenderProp(element: ReactElement, context: JsxContext): string | undefined {
  const [renderedElement] = context.nameOf(element.type) === 'Controller' ? context.getRenderedElements(element) : []
  return renderedElement && `render={({ field }) => (\n${indent(getJsx(renderedElement, context))}\n)}`
}

/** Returns the JSX of an element as a developer would write it. Props with their default value are left out. */
export function getJsx(element: ReactElement, context: JsxContext, defaultProps: Props = {}): string {
  const { type, key } = element
  const { children, ...props } = element.props as Record<string, unknown> & { children?: ReactNode }
  const name = typeof type === 'string' ? type : context.nameOf(type)
  if (!name) {
    const childCode =
      typeof type === 'symbol'
        ? formatChildren(children, context)
        : context.getRenderedElements(element).map((one) => getJsx(one, context))
    return childCode.length === 1 ? (childCode[0] ?? '') : `<>\n${childCode.map(indent).join('\n')}\n</>`
  }
  const { spread, replacedProps: replacedNames } = shortenFormProps(props)
  const field = formatRenderProp(element, context)
  const attributes = [
    ...(spread ? [spread] : []),
    ...Object.entries({ ...(key !== null && { key }), ...props })
      .filter(([prop, value]) => prop !== 'ref' && value !== undefined && value !== (defaultProps[prop] ?? false))
      .filter(([prop]) => !replacedNames.includes(prop) && !(field && prop === 'render'))
      .map(([prop, value]) => (prop === 'control' ? 'control={form.control}' : formatProp(prop, value, context))),
    ...(field ? [field] : []),
  ]
  const childLines = formatChildren(children, context)
  const openingTag = [`<${name}`, ...attributes].join(' ')
  const singleLine = childLines.length === 0 ? `${openingTag} />` : `${openingTag}>${childLines.join('')}</${name}>`
  const fitsInline = childLines.length < 2 || childLines.every((one) => !one.startsWith('<'))
  if (fitsInline && singleLine.length <= maxLineLength && !singleLine.includes('\n')) return singleLine
  const fitsOnLine = openingTag.length <= maxLineLength && !openingTag.includes('\n')
  const openingLines = fitsOnLine ? openingTag : `<${name}\n${attributes.map(indent).join('\n')}\n`
  if (childLines.length === 0) return `${openingLines}${fitsOnLine ? ' ' : ''}/>`
  return `${openingLines}>\n${childLines.map(indent).join('\n')}\n</${name}>`
}
