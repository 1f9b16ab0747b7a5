// The texts that load separately: sign-in, frame and home screens. The import paths of all other features load together, when the
// first of those features is needed.
const separateLoaders: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>> = {
  ui: () => import('../catalogs/ru/ui.json'),
  shell: () => import('../catalogs/ru/shell.json'),
  domain: () => import('../catalogs/ru/domain.json'),
  session: () => import('../catalogs/ru/session.json'),
  home: () => import('../catalogs/ru/home.json'),
  queue: () => import('../catalogs/ru/queue.json'),
  'partner-home': () => import('../catalogs/ru/partner-home.json'),
  'offer-words': () => import('../catalogs/ru/offer-words.json'),
}

const loadOthers = () => import('./others/ru.ts')

/**
 * Loads one feature's texts. Each language has a separate list of import paths, so that no one downloads the import paths of other
 * languages.
 */
export const load = async (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  separateLoaders[namespace]?.() ?? (await loadOthers()).load(namespace)
