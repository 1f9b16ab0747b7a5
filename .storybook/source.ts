import type { Decorator } from '@storybook/react-vite'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
// Storybook's own `useEffect`, which a decorator may call.
import { emitTransformCode, useEffect as onceDrawn } from 'storybook/preview-api'
import { getJsx, type JsxContext } from './jsx.ts'

/** The part of React's fiber that this file reads. */
interface Fiber {
  type: unknown
  /** The type as written: for example a memo, whose `type` is the wrapped component. */
  elementType: unknown
  key: string | null
  memoizedProps: object | string | null
  child: Fiber | null
  sibling: Fiber | null
}

/** Components that surround a page in an application and are not part of a story's code. */
const wrapperComponents = ['AppShell', 'SideShell', 'TopShell', 'Announcer', 'ToastProvider', 'LinkProvider']

const getChildren = (fiber: Fiber): Fiber[] => {
  const childFibers: Fiber[] = []
  for (let child = fiber.child; child; child = child.sibling) childFibers.push(child)
  return childFibers
}
const toElement = ({ elementType, key, memoizedProps }: Fiber) =>
  ({ type: elementType, key, props: memoizedProps }) as unknown as ReactElement

/** Returns the first rendered descendant that `matches` accepts. */
const findDescendant = (fiber: Fiber, matches: (fiber: Fiber) => boolean): Fiber | undefined => {
  for (const child of getChildren(fiber)) {
    const match = matches(child) ? child : findDescendant(child, matches)
    if (match) return match
  }
  return undefined
}

/** Returns the elements among an element's `children`. */
const getChildElements = ({ memoizedProps }: Fiber): ReactElement[] =>
  Children.toArray((memoizedProps as { children?: ReactNode } | null)?.children).filter((child) =>
    isValidElement(child),
  )

function findRoot(canvas: Element): Fiber | undefined {
  const key = Object.keys(canvas).find((name) => name.startsWith('__reactContainer$'))
  const container = key && (canvas as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  return container ? container.stateNode.current : undefined
}

/** Returns all exports of the package by value. It loads the whole package, so only pages that show code call it. */
async function loadExports() {
  const ui = await import('../packages/ui/src/index.ts')
  return {
    names: new Map<unknown, string>(Object.entries(ui).map(([name, value]) => [value, name])),
    drawings: new Map<unknown, string>(Object.entries(ui.glyphs).map(([name, glyph]) => [glyph, `glyphs.${name}`])),
  }
}

/** Returns a story's code as a developer would write it: the component with its props, without the story's wrappers. */
async function generateCode(
  canvas: Element,
  component: unknown,
  defaultProps: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { names, drawings } = await loadExports()
  const root = findRoot(canvas)
  if (!root) return ''
  const isWrapper = ({ elementType }: Fiber) => wrapperComponents.includes(names.get(elementType) ?? '')
  const isPackageComponent = (fiber: Fiber) => names.has(fiber.elementType) && !isWrapper(fiber)
  /**
   * Returns the outermost rendered elements that `matches` accepts. In a component such as AppShell, it searches only the children
   * that the story passes.
   */
  const findTopmost = (fiber: Fiber, matches: (fiber: Fiber) => boolean): Fiber[] => {
    const findGivenFibers = () =>
      getChildElements(fiber).flatMap(({ type }) => findDescendant(fiber, (one) => one.elementType === type) ?? [])
    return (isWrapper(fiber) ? findGivenFibers() : getChildren(fiber)).flatMap((one) =>
      matches(one) ? [one] : findTopmost(one, matches),
    )
  }
  const jsxContext: JsxContext = {
    nameOf: (type) => names.get(type),
    codeOf: (value) => drawings.get(value),
    getRenderedElements: (element) => {
      const fiber = findDescendant(
        root,
        ({ elementType, memoizedProps }) => elementType === element.type && memoizedProps === element.props,
      )
      return fiber
        ? findTopmost(fiber, (one) => typeof one.elementType === 'string' || isPackageComponent(one)).map(toElement)
        : []
    },
  }
  const componentFibers = names.has(component) ? findTopmost(root, ({ elementType }) => elementType === component) : []
  const shownFibers = componentFibers.length > 0 ? componentFibers : findTopmost(root, isPackageComponent)
  return shownFibers
    .map((fiber) => getJsx(toElement(fiber), jsxContext, fiber.elementType === component ? defaultProps : {}))
    .join('\n')
}

/** Whether this window is an iframe that shows a single story on a documentation page. Stories with dialogs have such an iframe. */
const isFramedByDocs = () => window.parent !== window && window.parent.location.pathname === window.location.pathname

/** Sends each story's code to its documentation page once the story has rendered. */
export const withSource: Decorator = (Story, context) => {
  const { canvasElement, viewMode, parameters, argTypes } = context
  onceDrawn(() => {
    if (viewMode !== 'docs' && !isFramedByDocs()) return undefined
    const component: unknown = parameters['documents'] ?? context.component
    const defaultProps = Object.fromEntries(
      Object.entries(argTypes).map(([name, { initial }]) => [name, initial as unknown]),
    )
    // Waits 200 ms, because texts and lazy parts of the first render may still be loading.
    const timer = setTimeout(() => {
      void generateCode(canvasElement, component, defaultProps).then((code) =>
        code ? emitTransformCode(code, context) : undefined,
      )
    }, 200)
    return () => clearTimeout(timer)
  })
  return Story()
}
