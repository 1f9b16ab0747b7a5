// The texts of sign-in, frame and home screens; the addresses of all others come with the first of them.
const first: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>> = {
  ui: () => import('../catalogs/en/ui.json'),
  shell: () => import('../catalogs/en/shell.json'),
  domain: () => import('../catalogs/en/domain.json'),
  auth: () => import('../catalogs/en/auth.json'),
  home: () => import('../catalogs/en/home.json'),
  queue: () => import('../catalogs/en/queue.json'),
  'partner-home': () => import('../catalogs/en/partner-home.json'),
  'offer-words': () => import('../catalogs/en/offer-words.json'),
}

const loadOthers = () => import('./others/en.ts')

/** One feature's texts. Every language has a list of its own, so that nobody loads the addresses of the others. */
export const load = async (namespace: string): Promise<{ default: Record<string, unknown> }> =>
  first[namespace]?.() ?? (await loadOthers()).load(namespace)
