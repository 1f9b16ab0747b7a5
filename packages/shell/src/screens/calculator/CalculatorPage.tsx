import { Page, PageHeader } from '@press/ui'
import { QueryBoundary, type QueryBoundaryProps } from '../../calls/QueryBoundary.tsx'

interface CalculatorPageProps<Data> extends Pick<QueryBoundaryProps<Data>, 'result' | 'children'> {
  title: string
}

/** Renders its content once data has loaded; until then shows the heading with the loading or error state. */
export function CalculatorPage<Data>({ result, title, children }: CalculatorPageProps<Data>) {
  const content = <QueryBoundary result={result}>{children}</QueryBoundary>
  return result.data === undefined ? <Page header={<PageHeader title={title} />}>{content}</Page> : content
}
