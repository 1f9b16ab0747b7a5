import { Controls, Heading, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../packages/ui/src/foundations/guide.ts'
import { Badge, type BadgeTone } from '../packages/ui/src/primitives/Badge/index.ts'
import { statuses, getStatus, type Status } from './status.ts'

const tones: Record<Status, BadgeTone> = { draft: 'attention', ready: 'success', deprecated: 'danger' }

const formatList = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n')
const escapeCell = (text: string) => text.replaceAll('|', '\\|')
const formatTable = (head: readonly [string, string], rows: Guide['keyboard']) =>
  [`| ${head.join(' | ')} |`, '| --- | --- |', ...rows.map((row) => `| ${row.map(escapeCell).join(' | ')} |`)].join(
    '\n',
  )

/** A component with the documentation data that Storybook reads from its source. */
interface Documented {
  __docgenInfo?: { description?: string }
}

/** The page of one component: what it is, when to choose it, keyboard and screen-reader use, props and states. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta'])
  const { parameters, component, tags, title } = resolved.preparedMeta
  const guide = parameters['guide'] as Guide | undefined
  const { __docgenInfo: docs } = (parameters['documents'] ?? component ?? {}) as Documented
  const status = /^(Screens|Examples)\//.test(title) ? undefined : getStatus(tags)
  return (
    <>
      <Title />
      <Subtitle>{guide?.purpose ?? docs?.description}</Subtitle>
      {status && (
        <p>
          <Badge tone={tones[status]}>{status}</Badge> {statuses[status]}
        </p>
      )}
      <Primary />
      <Controls />
      {guide && <GuideSections guide={guide} />}
      <Stories includePrimary={false} />
    </>
  )
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <Markdown>{guide.anatomy.map((part, index) => `${index + 1}. ${part}`).join('\n')}</Markdown>
      <Heading>When to use what instead</Heading>
      <Markdown>{formatTable(['When', 'Use'], guide.instead)}</Markdown>
      {guide.keyboard.length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <Markdown>{formatTable(['Keys', 'Do'], guide.keyboard)}</Markdown>
        </>
      )}
      <Heading>Accessibility</Heading>
      <Markdown>{formatList(guide.accessibility)}</Markdown>
      <Heading>Do</Heading>
      <Markdown>{formatList(guide.dos)}</Markdown>
      <Heading>Don’t</Heading>
      <Markdown>{formatList(guide.donts)}</Markdown>
    </>
  )
}
