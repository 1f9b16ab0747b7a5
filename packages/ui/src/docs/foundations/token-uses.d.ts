declare module 'virtual:token-uses' {
  /** Names of components by the token they ask for; `*` stands for any name at its place. */
  const uses: Record<string, readonly string[]>
  export default uses
}
