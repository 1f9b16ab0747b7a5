import { paths } from '../../routing/paths.ts'

/** The address of a file in the portal: a press on it is caught, and in a tab of its own it leads to a screen that fetches the file. */
export const fileHref = ({ id, name }: { id: number; name: string }): string => paths.file(id, name)
