import type { Decorator } from '@storybook/react-vite'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
// Storybook's own effect, which a decorator may have.
import { emitTransformCode, useEffect as onceDrawn } from 'storybook/preview-api'
import { getJsx, type Words } from './jsx.ts'

/** As much of what React keeps of a drawn element as is read here. */
interface Fiber {
  type: unknown
  /** As it was written: a memo, say, whose `type` is what it wraps. */
  elementType: unknown
  key: string | null
  memoizedProps: object | string | null
  child: Fiber | null
  sibling: Fiber | null
}

/** What stands around a page in an application and is not what a story shows. */
const around = ['AppShell', 'SideShell', 'TopShell', 'Announcer', 'ToastProvider', 'LinkProvider']

const childrenOf = (fiber: Fiber): Fiber[] => {
  const found: Fiber[] = []
  for (let child = fiber.child; child; child = child.sibling) found.push(child)
  return found
}
const elementOf = ({ elementType, key, memoizedProps }: Fiber) =>
  ({ type: elementType, key, props: memoizedProps }) as unknown as ReactElement

/** The first drawn element beneath that `wanted` says yes to. */
const find = (fiber: Fiber, wanted: (fiber: Fiber) => boolean): Fiber | undefined => {
  for (const child of childrenOf(fiber)) {
    const found = wanted(child) ? child : find(child, wanted)
    if (found) return found
  }
  return undefined
}

/** The elements that an element was given as its children. */
const givenTo = ({ memoizedProps }: Fiber): ReactElement[] =>
  Children.toArray((memoizedProps as { children?: ReactNode } | null)?.children).filter((child) =>
    isValidElement(child),
  )

function rootOf(canvas: Element): Fiber | undefined {
  const key = Object.keys(canvas).find((name) => name.startsWith('__reactContainer$'))
  const container = key && (canvas as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  return container ? container.stateNode.current : undefined
}

/** Everything that the package gives out, by what it is. It is all of it, so only a page that shows code asks. */
async function named() {
  const ui = await import('../packages/ui/src/index.ts')
  return {
    names: new Map<unknown, string>(Object.entries(ui).map(([name, value]) => [value, name])),
    drawings: new Map<unknown, string>(Object.entries(ui.glyphs).map(([name, glyph]) => [glyph, `glyphs.${name}`])),
  }
}

/** What a story shows, as a developer would write it: its component with what it was given, without its story's wrapping. */
async function codeOf(canvas: Element, component: unknown, unsaid: Readonly<Record<string, unknown>>): Promise<string> {
  const { names, drawings } = await named()
  const root = rootOf(canvas)
  if (!root) return ''
  const isAround = ({ elementType }: Fiber) => around.includes(names.get(elementType) ?? '')
  const isOurs = (fiber: Fiber) => names.has(fiber.elementType) && !isAround(fiber)
  /** The outermost drawn elements that `wanted` says yes to; of what stands around a page what it was given alone. */
  const topmost = (fiber: Fiber, wanted: (fiber: Fiber) => boolean): Fiber[] => {
    const given = () => givenTo(fiber).flatMap(({ type }) => find(fiber, (one) => one.elementType === type) ?? [])
    return (isAround(fiber) ? given() : childrenOf(fiber)).flatMap((one) =>
      wanted(one) ? [one] : topmost(one, wanted),
    )
  }
  const words: Words = {
    nameOf: (type) => names.get(type),
    codeOf: (value) => drawings.get(value),
    drawnBy: (element) => {
      const fiber = find(
        root,
        ({ elementType, memoizedProps }) => elementType === element.type && memoizedProps === element.props,
      )
      return fiber ? topmost(fiber, (one) => typeof one.elementType === 'string' || isOurs(one)).map(elementOf) : []
    },
  }
  const own = names.has(component) ? topmost(root, ({ elementType }) => elementType === component) : []
  const shown = own.length > 0 ? own : topmost(root, isOurs)
  return shown.map((fiber) => getJsx(elementOf(fiber), words, fiber.elementType === component ? unsaid : {})).join('\n')
}

/** Whether this window is a story's own on a documentation page: dialogs have one each. */
const framedByDocs = () => window.parent !== window && window.parent.location.pathname === window.location.pathname

/** Tells a documentation page the code of each of its stories, once they are drawn. */
export const withSource: Decorator = (Story, context) => {
  const { canvasElement, viewMode, parameters, argTypes } = context
  onceDrawn(() => {
    if (viewMode !== 'docs' && !framedByDocs()) return undefined
    const component: unknown = parameters['documents'] ?? context.component
    const unsaid = Object.fromEntries(Object.entries(argTypes).map(([name, { initial }]) => [name, initial as unknown]))
    // Texts and parts of the first drawing may still be on their way.
    const timer = setTimeout(() => {
      void codeOf(canvasElement, component, unsaid).then((code) =>
        code ? emitTransformCode(code, context) : undefined,
      )
    }, 200)
    return () => clearTimeout(timer)
  })
  return Story()
}
