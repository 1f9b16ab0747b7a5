import { portals, roles, type Portal } from './roles.ts'

/** Public addresses that only some portals have, by the first segment of their path. */
const portalsByPublicPath: Readonly<Record<string, readonly Portal[]>> = {
  register: ['author', 'partner'],
  confirm: ['author', 'partner'],
  track: ['author'],
  authorship: ['author'],
  'letter-arrived': ['staff'],
}

/**
 * Returns the portals that have a page at this path. For `/app/{role}` this is the role's portal, and for a public address every
 * portal that offers it.
 */
export function getPortalsAt(path: string): readonly Portal[] {
  const [, firstSegment = '', secondSegment] = path.split('/')
  if (firstSegment !== 'app') return portalsByPublicPath[firstSegment] ?? portals
  const role = roles.find((one) => one.path === secondSegment)
  return role ? [role.portal] : portals
}

/** Template demo pages of the specification (§2). `/app/{name}` links to the Storybook page of that name. */
export const demoPages: readonly string[] =
  `blank-page notifications home ecommerce banking crm project button alert card carousel dropdown modal
  tab-accordion badges tooltip-popover typography colors image video pagination progress-bar placeholder basic
  statistic input input-group input-layout form-validation form-wizard form-repeater input-mask file-input
  checkbox radio-button textarea switch select date-time-picker table-basic table-advanced appex-chart chartjs
  map icons pricing faq blog blog-details testimonial email calender todo kanban invoice invoice-preview
  invoice-edit invoice-add chat settings`.split(/\s+/)

/** The demo pages that are also the names of real screens of a portal. */
export const portalDemoPages: readonly string[] = ['home', 'notifications', 'faq', 'chat']
