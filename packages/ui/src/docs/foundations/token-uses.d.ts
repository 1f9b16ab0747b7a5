declare module 'virtual:token-uses' {
  /** Names of components by the token they use; `*` matches any name at its place. */
  const uses: Record<string, readonly string[]>
  export default uses
}
