// The texts that load separately: sign-in, frame and home screens. The import paths of all other features load together, when the
// first of those features is needed.
const separateLoaders: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>> = {
  ui: () => import('../catalogs/en/ui.json'),
  shell: () => import('../catalogs/en/shell.json'),
  domain: () => import('../catalogs/en/domain.json'),
  session: () => import('../catalogs/en/session.json'),
  home: () => import('../catalogs/en/home.json'),
  queue: () => import('../catalogs/en/queue.json'),
  'partner-home': () => import('../catalogs/en/partner-home.json'),
  'offer-words': () => import('../catalogs/en/offer-words.json'),
}

const loadOthers = () => import('./others/en.ts')

/**
 * Loads one feature's texts. Each language has a separate list of import paths, so that no one downloads the import paths of other
 * languages.
 */
export const load = async (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  separateLoaders[namespace]?.() ?? (await loadOthers()).load(namespace)
