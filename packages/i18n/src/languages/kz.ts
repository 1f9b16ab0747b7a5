// The texts of sign-in, frame and home screens. The import paths of all other features load together, on the first request for one
// of them.
const first: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>> = {
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

/** Loads one feature's texts. Each language has its own list, so that no one downloads the import paths of the others. */
export const load = async (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  first[namespace]?.() ?? (await loadOthers()).load(namespace)
