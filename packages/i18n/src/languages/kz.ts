// The texts that load separately: sign-in, frame and home screens. The import paths of all other features load together, when the
// first of those features is needed.
const separateLoaders: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>> = {
  ui: () => import('../catalogs/kz/ui.json'),
  shell: () => import('../catalogs/kz/shell.json'),
  domain: () => import('../catalogs/kz/domain.json'),
  session: () => import('../catalogs/kz/session.json'),
  home: () => import('../catalogs/kz/home.json'),
  queue: () => import('../catalogs/kz/queue.json'),
  'partner-home': () => import('../catalogs/kz/partner-home.json'),
  'offer-words': () => import('../catalogs/kz/offer-words.json'),
}

const loadOthers = () => import('./others/kz.ts')

/**
 * Loads one feature's texts. Each language has a separate list of import paths, so that no one downloads the import paths of other
 * languages.
 */
export const load = async (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  separateLoaders[namespace]?.() ?? (await loadOthers()).load(namespace)
