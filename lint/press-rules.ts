import { dirname, resolve } from 'node:path'

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
  source?: Node | null
}
type Visit = (node: Node) => void
interface Context {
  filename: string
  options: readonly unknown[]
  report: (problem: { node: Node; message: string }) => void
}
interface Rule {
  /** The shape of the rule's options; without it, the linter refuses options. */
  meta?: { schema: object[] }
  create: (context: Context) => {
    Property?: (property: { key: Node; value: Node }) => void
    CallExpression?: Visit
    NewExpression?: Visit
    ImportDeclaration?: Visit
    ImportExpression?: Visit
    TSImportType?: Visit
    ExportNamedDeclaration?: Visit
    ExportAllDeclaration?: Visit
  }
}

const spacingProperty = /^(?:padding|margin|scrollPadding|scrollMargin)(?:Block|Inline|$)|^(?:gap|rowGap|columnGap)$/
/**
 * Matches sizes outside the scale. 1 px and -1 px are allowed: 1 px is a border's width, and -1 px hides one border behind another.
 */
const offScaleSize = /(?<![\w.])(?!1px)\d*\.?\d+(?:px|rem)/

/** Requires paddings, margins and gaps to come from the `space` scale, so that spacing can be changed in one place. */
const spaceFromScale: Rule = {
  create: (context) => ({
    Property({ key, value }) {
      if (!key.name || !spacingProperty.test(key.name)) return
      const texts =
        value.quasis?.map((part) => part.value.raw) ?? (typeof value.value === 'string' ? [value.value] : [])
      if (texts.some((text) => offScaleSize.test(text)))
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

/** Requires assertions with a timeout, because a busy machine renders a page later. */
const requireTimeout: Rule = {
  create: (context) => ({
    CallExpression(call) {
      const name = call.callee?.property?.name
      if (name === 'isVisible' || name === 'isHidden')
        context.report({ node: call, message: `${name}() does not wait: use a matcher` })
      const [firstArgument] = call.arguments ?? []
      if (call.callee?.name !== 'expect' || firstArgument?.type !== 'AwaitExpression') return
      if (pageReads.has(firstArgument.argument?.callee?.property?.name ?? ''))
        context.report({ node: call, message: 'Read a page with a matcher that waits, or with expect.poll' })
    },
  }),
}

/** Requires browser tests to calculate dates in the press's time zone, not the machine's. */
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

/** Returns the feature of a path inside a folder of features; files directly in the folder are shared. */
const getFeature = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'shared')

/** Files directly in a folder of features that list all of them. */
const featureListFiles = new Set(['index.ts', 'portal.ts', 'routes.ts'])

/**
 * Requires features to import each other's code only from `shared`, or from files directly in the folder of the features. The option is
 * the list of these folders.
 */
const ownFeature: Rule = {
  meta: { schema: [{ type: 'array', items: { type: 'string' } }] },
  create: ({ filename, options: [folders], report }) => {
    const folder = (folders as string[]).map((one) => `/${one}/`).find((one) => filename.includes(one))
    if (!folder) return {}
    const [, pathInFolder = ''] = filename.split(folder)
    if (featureListFiles.has(pathInFolder)) return {}
    const ownFeatureName = getFeature(pathInFolder)
    const checkImport: Visit = (node) => {
      const path = node.source?.value
      if (typeof path !== 'string' || !path.startsWith('.')) return
      const [, target] = resolve(dirname(filename), path).split(folder)
      const importedFeature = target && getFeature(target)
      if (importedFeature && importedFeature !== ownFeatureName && importedFeature !== 'shared')
        report({ node, message: `${ownFeatureName} must not import from ${importedFeature}: move the code to shared` })
    }
    return {
      ImportDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
      ExportNamedDeclaration: checkImport,
      ExportAllDeclaration: checkImport,
    }
  },
}

export default {
  meta: { name: 'press' },
  rules: {
    'space-from-scale': spaceFromScale,
    'page-is-awaited': requireTimeout,
    'days-of-the-press': daysOfThePress,
    'own-feature': ownFeature,
  },
}
