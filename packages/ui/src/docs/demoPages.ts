/**
 * The template demo pages of the specification (§2) are pages of this Storybook: the demo's name and the id of the page
 * that shows it. Where the press has no such screen an example stands in, put together from what stands.
 */
export const demoPages = {
  'blank-page': 'examples-office--blank-page',
  notifications: 'patterns-notificationlist--docs',
  home: 'press-queuelist--docs',
  ecommerce: 'examples-office--ecommerce',
  banking: 'examples-office--banking',
  crm: 'examples-office--crm',
  project: 'press-projectdetail--docs',
  button: 'primitives-button--docs',
  alert: 'primitives-alert--docs',
  card: 'primitives-card--docs',
  carousel: 'examples-carousel--docs',
  dropdown: 'primitives-menu--docs',
  modal: 'primitives-dialog--docs',
  'tab-accordion': 'primitives-tabs--docs',
  badges: 'primitives-badge--docs',
  'tooltip-popover': 'primitives-popover--docs',
  typography: 'foundations-typography--docs',
  colors: 'foundations-colours--docs',
  image: 'primitives-image--docs',
  video: 'primitives-video--docs',
  pagination: 'primitives-pagination--docs',
  'progress-bar': 'primitives-progressbar--docs',
  placeholder: 'primitives-skeleton--docs',
  basic: 'primitives-stat--docs',
  statistic: 'press-statisticspanels--docs',
  input: 'primitives-textfield--docs',
  'input-group': 'primitives-inputgroup--docs',
  'input-layout': 'patterns-fieldset--docs',
  'form-validation': 'patterns-form--docs',
  'form-wizard': 'patterns-wizard--docs',
  'form-repeater': 'patterns-repeater--docs',
  'input-mask': 'primitives-maskedinput--docs',
  'file-input': 'primitives-fileupload--docs',
  checkbox: 'primitives-checkbox--docs',
  'radio-button': 'primitives-radiogroup--docs',
  textarea: 'primitives-textarea--docs',
  switch: 'primitives-switch--docs',
  select: 'primitives-select--docs',
  'date-time-picker': 'primitives-datetimefield--docs',
  'table-basic': 'primitives-table--docs',
  'table-advanced': 'patterns-datatable--docs',
  'appex-chart': 'patterns-charts-areachart--docs',
  chartjs: 'patterns-charts-barchart--docs',
  map: 'examples-map--docs',
  icons: 'foundations-icons--docs',
  pricing: 'examples-pages--pricing',
  faq: 'examples-pages--faq',
  blog: 'examples-pages--blog-list',
  'blog-details': 'examples-pages--blog-page',
  testimonial: 'examples-pages--testimonial',
  email: 'examples-office--email',
  calender: 'screens-calendar--month',
  todo: 'press-todolist--docs',
  kanban: 'press-kanbanboard--docs',
  invoice: 'screens-offers--list',
  'invoice-preview': 'press-offerdrawer--docs',
  'invoice-edit': 'press-offerform--filled',
  'invoice-add': 'press-offerform--blank',
  chat: 'screens-chat--book',
  settings: 'patterns-settingspanel--docs',
} as const satisfies Record<string, `${string}--${string}`>

export type DemoName = keyof typeof demoPages

/** Where Storybook shows that page, from its own root. */
export function demoAddress(name: DemoName): string {
  const id = demoPages[name]
  return `/?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
}
