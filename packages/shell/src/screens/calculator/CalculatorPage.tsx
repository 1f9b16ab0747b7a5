import { Page, PageHeader } from '@press/ui'
import { QueryBoundary, type QueryBoundaryProps } from '../QueryBoundary.tsx'

interface CalculatorPageProps<Data> extends Pick<QueryBoundaryProps<Data>, 'of' | 'children'> {
  title: string
}

/** A page that begins once its data have come; until then, and where they do not, its heading stands over their state. */
export function CalculatorPage<Data>({ of, title, children }: CalculatorPageProps<Data>) {
  const page = <QueryBoundary of={of}>{children}</QueryBoundary>
  return of.data === undefined ? <Page header={<PageHeader title={title} />}>{page}</Page> : page
}
