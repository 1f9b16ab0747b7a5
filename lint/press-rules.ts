/** The parts of ESLint's node types that these rules read. */
interface Node {
  type: string
  name?: string
  value?: unknown
  quasis?: { value: { raw: string } }[]
  callee?: Node
  object?: Node
  property?: Node
  argument?: Node
  arguments?: Node[]
}
interface Rule {
  create: (context: { report: (problem: { node: Node; message: string }) => void }) => {
    Property?: (property: { key: Node; value: Node }) => void
    CallExpression?: (call: Node) => void
    NewExpression?: (call: Node) => void
  }
}

const spacing = /^(?:padding|margin|scrollPadding|scrollMargin)(?:Block|Inline|$)|^(?:gap|rowGap|columnGap)$/
/** Hairlines are allowed: 1 px is a border's width, and -1 px hides one border behind another. */
const offScale = /(?<![\w.])(?!1px)\d*\.?\d+(?:px|rem)/

/** Requires paddings, margins and gaps from the `space` scale, so that spacing is changed in one place. */
const spaceFromScale: Rule = {
  create: (context) => ({
    Property({ key, value }) {
      if (!key.name || !spacing.test(key.name)) return
      const texts =
        value.quasis?.map((part) => part.value.raw) ?? (typeof value.value === 'string' ? [value.value] : [])
      if (texts.some((text) => offScale.test(text)))
        context.report({ node: value, message: `${key.name} must use \`space\` (themes/scale.ts)` })
    },
  }),
}

/** Methods of Playwright that read a page without waiting. */
const pageReads = new Set([
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
])

/** Requires matchers with a timeout, because a busy machine renders a page later. */
const requireTimeout: Rule = {
  create: (context) => ({
    CallExpression(call) {
      const name = call.callee?.property?.name
      if (name === 'isVisible' || name === 'isHidden')
        context.report({ node: call, message: `${name}() does not wait: use a matcher` })
      const [read] = call.arguments ?? []
      if (call.callee?.name !== 'expect' || read?.type !== 'AwaitExpression') return
      if (pageReads.has(read.argument?.callee?.property?.name ?? ''))
        context.report({ node: call, message: 'Read a page with a matcher that waits, or with expect.poll' })
    },
  }),
}

/** Requires journeys to calculate dates in the press's time zone, not the machine's. */
const daysOfThePress: Rule = {
  create: (context) => {
    const report = (node: Node) => context.report({ node, message: 'Use e2e/support/dates.ts' })
    return {
      NewExpression: (call) => call.callee?.name === 'Date' && report(call),
      CallExpression: (call) =>
        call.callee?.object?.name === 'Date' && call.callee.property?.name === 'now' && report(call),
    }
  },
}

export default {
  meta: { name: 'press' },
  rules: {
    'space-from-scale': spaceFromScale,
    'page-is-awaited': requireTimeout,
    'days-of-the-press': daysOfThePress,
  },
}
