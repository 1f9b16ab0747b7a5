import { isValidElement, type ReactElement, type ReactNode } from 'react'

export interface Words {
  /** Returns the component's name in code; undefined for a component that is not exported by the package. */
  nameOf: (type: unknown) => string | undefined
  /** Returns the elements that an element has rendered. */
  drawnBy: (element: ReactElement) => readonly ReactElement[]
  /** Returns the code of a value that has its own name, such as a glyph. */
  codeOf: (value: object) => string | undefined
}
type Props = Readonly<Record<string, unknown>>

/** The maximum length of a line, and the maximum number of lines of a value. A longer value is replaced with its name. */
const wide = 84
const tall = 16

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)
const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`

/**
 * Returns the name of a callback in the code. `onValueChange` becomes `setValue`; every other callback keeps the name of its prop.
 */
const handlerName = (prop: string) => prop.replace(/^on([A-Z]\w*)Change$/, 'set$1')

function listCode(parts: readonly string[], [open, close]: readonly [string, string], name: string): string {
  const gap = open === '{' && parts.length > 0 ? ' ' : ''
  const short = `${open}${gap}${parts.join(', ')}${gap}${close}`
  if (short.length <= 60 && !short.includes('\n')) return short
  const long = `${open}\n${parts.map((part) => `${indent(part)},`).join('\n')}\n${close}`
  return long.split('\n').length > tall ? name : long
}

/** Returns the code of a value. A short value is a literal; for any other value it is a name that fits its prop. */
function valueCode(value: unknown, name: string, words: Words): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'function') return handlerName(name)
  if (typeof value !== 'object' || value === null) return String(value)
  if (isValidElement(value)) return getJsx(value, words)
  if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`
  if (value instanceof Set) return `new Set(${valueCode([...value], name, words)})`
  if (Array.isArray(value)) {
    const parts = value.map((one: unknown) => valueCode(one, name, words))
    return parts.includes(name) ? name : listCode(parts, ['[', ']'], name)
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return name
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => {
      const code = valueCode(one, key, words)
      return code === key ? key : `${isName(key) ? key : quoted(key)}: ${code}`
    })
  return words.codeOf(value) ?? listCode(parts, ['{', '}'], name)
}

function propCode(name: string, value: unknown, words: Words): string {
  if (value === true) return name
  if (typeof value === 'string' && !/["\n{]/.test(value)) return `${name}="${value}"`
  return `${name}={${valueCode(value, name, words)}}`
}

function childrenCode(children: ReactNode, words: Words): string[] {
  if (children === null || children === undefined || typeof children === 'boolean') return []
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => childrenCode(child, words))
  if (isValidElement(children)) return [getJsx(children, words)]
  if (typeof children === 'function') return ['{children}']
  const text = String(children as string | number)
  return [/[{}<>]/.test(text) ? `{${quoted(text)}}` : text]
}

/**
 * Shortens the props that connect a field to a form library: handlers from `register`, or the value from a `Controller`. Returns
 * the spread and the names of the props that the spread replaces.
 */
function fromForm(props: Props): { spread?: string; given: readonly string[] } {
  const { name, onBlur } = props
  if (typeof name !== 'string' || typeof onBlur !== 'function') return { given: [] }
  if (typeof props['onChange'] === 'function')
    return { spread: `{...form.register(${quoted(name)})}`, given: ['name', 'onChange', 'onBlur'] }
  return { spread: '{...field}', given: ['name', 'value', 'onValueChange', 'onBlur', 'disabled'] }
}

/** Returns the code of the `render` prop of a `Controller`; undefined for every other element. */
function rendersField(element: ReactElement, words: Words): string | undefined {
  const [renderedElement] = words.nameOf(element.type) === 'Controller' ? words.drawnBy(element) : []
  return renderedElement && `render={({ field }) => (\n${indent(getJsx(renderedElement, words))}\n)}`
}

/** Returns the JSX of an element as a developer would write it. Props with their default value are left out. */
export function getJsx(element: ReactElement, words: Words, unsaid: Props = {}): string {
  const { type, key } = element
  const { children, ...props } = element.props as Record<string, unknown> & { children?: ReactNode }
  const name = typeof type === 'string' ? type : words.nameOf(type)
  if (!name) {
    const childCode =
      typeof type === 'symbol' ? childrenCode(children, words) : words.drawnBy(element).map((one) => getJsx(one, words))
    return childCode.length === 1 ? (childCode[0] ?? '') : `<>\n${childCode.map(indent).join('\n')}\n</>`
  }
  const { spread, given } = fromForm(props)
  const field = rendersField(element, words)
  const attributes = [
    ...(spread ? [spread] : []),
    ...Object.entries({ ...(key !== null && { key }), ...props })
      .filter(([prop, value]) => prop !== 'ref' && value !== undefined && value !== (unsaid[prop] ?? false))
      .filter(([prop]) => !given.includes(prop) && !(field && prop === 'render'))
      .map(([prop, value]) => (prop === 'control' ? 'control={form.control}' : propCode(prop, value, words))),
    ...(field ? [field] : []),
  ]
  const inner = childrenCode(children, words)
  const head = [`<${name}`, ...attributes].join(' ')
  const single = inner.length === 0 ? `${head} />` : `${head}>${inner.join('')}</${name}>`
  const runsOn = inner.length < 2 || inner.every((one) => !one.startsWith('<'))
  if (runsOn && single.length <= wide && !single.includes('\n')) return single
  const fitsOnLine = head.length <= wide && !head.includes('\n')
  const start = fitsOnLine ? head : `<${name}\n${attributes.map(indent).join('\n')}\n`
  if (inner.length === 0) return `${start}${fitsOnLine ? ' ' : ''}/>`
  return `${start}>\n${inner.map(indent).join('\n')}\n</${name}>`
}
