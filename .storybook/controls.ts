import type { ArgsEnhancer, ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import facts from 'virtual:props'
import { glyphs } from '../packages/ui/src/foundations/Icon/index.ts'
import type { PropFacts } from './props.ts'

/** The documentation data that Storybook reads from a component's source. */
interface DocumentedComponent {
  __docgenInfo?: { displayName?: string }
}
interface DocsParameters {
  docs?: { extractArgTypes?: (component: unknown) => StrictArgTypes | null }
}

function createControl({ type, options }: PropFacts): Partial<StrictInputType> {
  if (options) return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } }
  if (type === 'Glyph') return { options: Object.keys(glyphs), mapping: glyphs, control: { type: 'select' } }
  if (/^(ReactNode|string)\b/.test(type)) return { control: { type: 'text' } }
  if (/^boolean\b/.test(type)) return { control: { type: 'boolean' } }
  if (/^number\b/.test(type)) return { control: { type: 'number' } }
  // Functions, arrays and objects get no control, because they are easier to change in code.
  return { control: false }
}

/**
 * Adds controls with the documented options and defaults. A page with a `documents` parameter gets controls for that component
 * instead of its fixture.
 */
export const withChoices: ArgTypesEnhancer = ({ component, parameters, argTypes }) => {
  const { extractArgTypes } = (parameters as DocsParameters).docs ?? {}
  const documents: unknown = parameters['documents']
  const props = documents ? (extractArgTypes?.(documents) ?? {}) : argTypes
  const { __docgenInfo: docgenInfo } = (documents ?? component ?? {}) as DocumentedComponent
  const componentFacts = docgenInfo?.displayName ? facts[docgenInfo.displayName] : undefined
  if (!componentFacts) return argTypes
  const describedTypes = Object.entries(props).map(([prop, argType]): [string, StrictInputType] => {
    const fact = componentFacts[prop]
    if (!fact) return [prop, argType]
    const { description = '', table } = argType
    return [
      prop,
      {
        ...argType,
        ...createControl(fact),
        initial: fact.initial,
        description: description.replace(/\s*@default[^]*$/, ''),
        table: {
          ...table,
          type: { summary: fact.type.replace(' | undefined', '') },
          ...(fact.default && { defaultValue: { summary: fact.default } }),
        },
      },
    ]
  })
  // Hide the fixture's arguments: they belong to the story, not to the component.
  const fixtureProps = Object.keys(argTypes).filter((prop) => documents && !(prop in props))
  const hiddenTypes = fixtureProps.map((prop): [string, StrictInputType] => [
    prop,
    { name: prop, table: { disable: true } },
  ])
  return Object.fromEntries([...describedTypes, ...hiddenTypes])
}

/** Sets each control to the default value of its prop. */
export const withDefaults: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([prop, { initial }]) => initial !== undefined && !(prop in initialArgs))
      .map(([prop, { initial }]) => [prop, initial as unknown]),
  )
