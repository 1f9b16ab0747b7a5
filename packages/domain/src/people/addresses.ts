import { portals, roles, type Portal } from './roles.ts'

/** Public addresses that not every portal has, by their first part. */
const someHave: Readonly<Record<string, readonly Portal[]>> = {
  register: ['author', 'partner'],
  confirm: ['author', 'partner'],
  track: ['author'],
  authorship: ['author'],
  'letter-arrived': ['staff'],
}

/** The portals that have an address: below `/app/{role}` that of the role, of a public one those that offer it. */
export function portalsAt(path: string): readonly Portal[] {
  const [, first = '', second] = path.split('/')
  if (first !== 'app') return someHave[first] ?? portals
  const role = roles.find((one) => one.path === second)
  return role ? [role.portal] : portals
}

/** Template demo pages of the specification (§2): `/app/{name}` leads to the page of that name in Storybook. */
export const demoPages: readonly string[] =
  `blank-page notifications home ecommerce banking crm project button alert card carousel dropdown modal
  tab-accordion badges tooltip-popover typography colors image video pagination progress-bar placeholder basic
  statistic input input-group input-layout form-validation form-wizard form-repeater input-mask file-input
  checkbox radio-button textarea switch select date-time-picker table-basic table-advanced appex-chart chartjs
  map icons pricing faq blog blog-details testimonial email calender todo kanban invoice invoice-preview
  invoice-edit invoice-add chat settings`.split(/\s+/)

/** Of them those that a portal has itself: its own screen is there. */
export const ownDemoPages: readonly string[] = ['home', 'notifications', 'faq', 'chat']
