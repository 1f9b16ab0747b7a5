import uses from 'virtual:token-uses'

const tokenPatterns = Object.entries(uses).map(
  ([path, components]) =>
    [new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`), components] as const,
)

/** Returns the components that use a token, given as `text.muted` or `space.4`. */
export const getComponentsUsingToken = (path: string): readonly string[] =>
  [...new Set(tokenPatterns.flatMap(([pattern, components]) => (pattern.test(path) ? components : [])))].toSorted()
